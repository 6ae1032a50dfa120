// OpenSSL for Swift: TLS, X.509, ES256, and functions for its macros.
#ifndef ISLET_COPENSSL_SHIM_H
#define ISLET_COPENSSL_SHIM_H

#include <arpa/inet.h>
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

/// Writes an address and its mask, as OpenSSL's configuration writes them.
static inline void islet_write_address(BIO *lines, const unsigned char *bytes, int count) {
  char address[INET6_ADDRSTRLEN], mask[INET6_ADDRSTRLEN];
  int family = count == 8 ? AF_INET : AF_INET6;
  if (count != 8 && count != 32) return;
  if (!inet_ntop(family, bytes, address, sizeof address)) return;
  if (!inet_ntop(family, bytes + count / 2, mask, sizeof mask)) return;
  BIO_printf(lines, "IP:%s/%s\n", address, mask);
}

/// Writes the names that an authority may sign, a line each: `DNS:name` or `IP:address/mask`. Gives 0 for an
/// authority that may sign any name.
static inline int islet_permitted_names(X509 *certificate, BIO *lines) {
  NAME_CONSTRAINTS *names = X509_get_ext_d2i(certificate, NID_name_constraints, NULL, NULL);
  if (!names) return 0;
  for (int i = 0; i < sk_GENERAL_SUBTREE_num(names->permittedSubtrees); i++) {
    GENERAL_NAME *name = sk_GENERAL_SUBTREE_value(names->permittedSubtrees, i)->base;
    if (name->type == GEN_DNS)
      BIO_printf(lines, "DNS:%.*s\n", ASN1_STRING_length(name->d.dNSName),
                 (const char *)ASN1_STRING_get0_data(name->d.dNSName));
    else if (name->type == GEN_IPADD)
      islet_write_address(lines, ASN1_STRING_get0_data(name->d.iPAddress),
                          ASN1_STRING_length(name->d.iPAddress));
  }
  NAME_CONSTRAINTS_free(names);
  return 1;
}

#endif
