// Node's own HTTP/2 client, as a backend in JavaScript uses it: node.mjs SCRATCH. Rows of a table; exit 1 when
// one fails.
import crypto from "node:crypto";
import fs from "node:fs";
import http2 from "node:http2";

const scratch = process.argv[2];
const read = (name) => JSON.parse(fs.readFileSync(`${scratch}/${name}`));
const { port, ca } = read("first-line");
const { pushToken, bundle } = read("activity");

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
const signed = [
  encode({ alg: "ES256", kid: "KEYABC1234" }),
  encode({ iss: "TEAM123456", iat: Math.floor(Date.now() / 1000) }),
].join(".");
const key = { key: fs.readFileSync(`${scratch}/key.p8`), dsaEncoding: "ieee-p1363" };
const token = `${signed}.${crypto.sign("sha256", Buffer.from(signed), key).toString("base64url")}`;

function push(client, device) {
  return new Promise((done, fail) => {
    const stream = client.request({
      ":method": "POST",
      ":path": `/3/device/${device}`,
      authorization: `bearer ${token}`,
      "apns-topic": `${bundle}.push-type.liveactivity`,
      "apns-push-type": "liveactivity",
    });
    let status;
    let body = "";
    stream.on("response", (headers) => (status = headers[":status"]));
    stream.on("data", (piece) => (body += piece));
    stream.on("end", () => done(`${status} ${body}`.trim()));
    stream.on("error", fail);
    stream.end(JSON.stringify({ aps: { timestamp: 1, event: "update", "content-state": {} } }));
  });
}

// The headers of firebase-admin's own client: Islet must take them as Google does.
function sendByFirebase(client) {
  return new Promise((done, fail) => {
    const stream = client.request({
      ":method": "POST",
      ":scheme": "https:",
      ":authority": "fcm.googleapis.com:443",
      ":path": "/v1/projects/islet-demo/messages:send",
      authorization: "Bearer ya29.c.x",
      "content-type": "application/json;charset=utf-8",
      "x-firebase-client": "fire-admin-node/14.3.0",
    });
    let body = "";
    stream.on("data", (piece) => (body += piece));
    stream.on("end", () => done(body));
    stream.on("error", fail);
    const aps = { timestamp: 1, event: "update", "content-state": {} };
    const apns = { payload: { aps }, live_activity_token: pushToken };
    stream.end(JSON.stringify({ message: { token: "fcmtok:APA91bDemo", apns } }));
  });
}

function expect(found, wanted) {
  if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
}

const cases = {
  "push, unknown token": async (client) => {
    expect(await push(client, pushToken), "200");
    expect(await push(client, "0".repeat(160)), '400 {"reason":"BadDeviceToken"}');
  },
  "1000 at once": async (client) => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => push(client, pushToken)));
    expect(answers.filter((answer) => answer === "200").length, 1000);
  },
  "Firebase's sendEach: HTTP/2 with a scheme that has a colon": async () => {
    const client = connect();
    for (let count = 0; count < 3; count += 1) {
      const found = await sendByFirebase(client);
      if (!found.includes("projects/islet-demo/messages/")) throw new Error(found);
    }
    client.close();
  },
  PING: (client) =>
    new Promise((done, fail) => client.ping((error) => (error ? fail(error) : done()))),
};

function connect() {
  return http2.connect(`https://localhost:${port}`, { ca: fs.readFileSync(ca) });
}

const client = connect();
client.on("error", (error) => {
  console.log(`| Node | ${process.version} | connection | FAILED: ${error} |`);
  process.exitCode = 1;
});
for (const [name, run] of Object.entries(cases)) {
  let result = "ok";
  try {
    await run(client);
  } catch (error) {
    result = `FAILED: ${error}`;
    process.exitCode = 1;
  }
  console.log(`| Node | ${process.version} | ${name} | ${result} |`);
}
client.close();
