import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.security.cert.CertificateFactory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/**
 * Islet as the phone of a JUnit test, started and ended as testcontainers do with a container.
 *
 * <p>A sketch: it needs nothing but the JDK, and so reads single members of JSON by their names. A real test would take
 * a client that a generator makes of /islet/openapi.json. ISLET names the program; without it, it is looked for in PATH.
 */
public final class IsletPhone implements AutoCloseable {
  private final Process process;
  private final Path folder;
  private final String firstLine;
  private final HttpClient client;

  /** Starts a phone; the options are those of islet serve. */
  public IsletPhone(String... options) throws Exception {
    folder = Files.createTempDirectory("islet-");
    List<String> command = new ArrayList<>();
    command.add(System.getenv().getOrDefault("ISLET", "islet"));
    command.addAll(List.of("serve", "--port", "0", "--time-zone", "UTC", "--state", folder.toString()));
    command.addAll(List.of(options));
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    firstLine = new BufferedReader(new InputStreamReader(process.getInputStream())).readLine();
    if (firstLine == null) throw new IOException("islet serve has not started: see its messages");
    client = HttpClient.newBuilder().sslContext(trust(Path.of(member(firstLine, "ca")))).build();
  }

  /** The port for pushes, and for the inspection API. */
  public int port() {
    return Integer.parseInt(member(firstLine, "port"));
  }

  /** A client that trusts the phone's certificate and speaks HTTP/2. */
  public HttpClient client() {
    return client;
  }

  /** What the inspection API answers to GET: JSON, or text. */
  public String get(String path) throws Exception {
    return answer(HttpRequest.newBuilder(api(path)).build());
  }

  /** What it answers to POST. */
  public String post(String path, String json) throws Exception {
    return answer(
        HttpRequest.newBuilder(api(path)).POST(HttpRequest.BodyPublishers.ofString(json)).build());
  }

  /** The value of the first member of this name: a string's text, or what else stands there. */
  public static String member(String json, String name) {
    String form = "\"" + Pattern.quote(name) + "\"\\s*:\\s*(?:\"((?:[^\"\\\\]|\\\\.)*)\"|([^,}\\]\\s]+))";
    Matcher found = Pattern.compile(form).matcher(json);
    if (!found.find()) throw new IllegalArgumentException("there is no " + name + " in " + json);
    return found.group(1) != null ? found.group(1).replace("\\/", "/") : found.group(2);
  }

  @Override
  public void close() throws Exception {
    process.destroy();
    if (!process.waitFor(10, TimeUnit.SECONDS)) process.destroyForcibly();
    try (var files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }

  private URI api(String path) {
    return URI.create(member(firstLine, "api") + path);
  }

  private String answer(HttpRequest request) throws Exception {
    HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() >= 400) throw new IOException(answer.statusCode() + ": " + answer.body());
    return answer.body();
  }

  private static SSLContext trust(Path authority) throws Exception {
    KeyStore store = KeyStore.getInstance("PKCS12");
    store.load(null, null);
    try (var file = Files.newInputStream(authority)) {
      store.setCertificateEntry("islet", CertificateFactory.getInstance("X.509").generateCertificate(file));
    }
    TrustManagerFactory trust = TrustManagerFactory.getInstance("PKIX");
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
