// OpenSSL for Swift: TLS, X.509, ES256, and functions for its macros.
#ifndef ISLET_COPENSSL_SHIM_H
#define ISLET_COPENSSL_SHIM_H

#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>

static inline long islet_ctx_set_min_tls12(SSL_CTX *context) {
  return SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
}

/// Buffers are given back when a connection is idle; a write may be tried again from another place.
static inline void islet_ctx_set_modes(SSL_CTX *context) {
  SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE |
                                SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION |
                                   SSL_OP_CIPHER_SERVER_PREFERENCE);
}

static inline long islet_bio_mem_data(BIO *bio, char **data) { return BIO_get_mem_data(bio, data); }
static inline void islet_bio_reset(BIO *bio) { (void)BIO_reset(bio); }
static inline void islet_bio_set_retry_at_end(BIO *bio) { BIO_set_mem_eof_return(bio, -1); }
static inline EVP_PKEY *islet_ec_key(void) { return EVP_EC_gen("P-256"); }
static inline long islet_ctx_disable_session_cache(SSL_CTX *context) {
  return SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}
static inline long islet_ctx_add_chain(SSL_CTX *context, X509 *certificate) {
  return SSL_CTX_add1_chain_cert(context, certificate);
}
static inline int islet_mbstring_utf8(void) { return MBSTRING_UTF8; }

#endif
