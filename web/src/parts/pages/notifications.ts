/** Being told by this browser when it is my turn (Web Push). */

import { DELETE, got, GET, POST } from "../../api";
import { guest } from "../../guest.svelte";

/** What this browser can do, and does. `blocked`: the person said no, and only they can change it. */
export type Standing = "impossible" | "blocked" | "off" | "on";

const WORKER = "/worker.js";

export async function standing(): Promise<Standing> {
  const isPossible =
    "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isPossible) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ? "on" : "off";
}

/** Ask the person, then the browser's push service, then tell our server. */
export async function turnOn(): Promise<Standing> {
  if ((await Notification.requestPermission()) !== "granted") return standing();
  await guest.enter();
  const { key } = await got(GET("/api/push-key"));
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys as { p256dh: string; auth: string };
  try {
    await got(POST("/api/me/push", { body: { endpoint: endpoint!, keys: { p256dh, auth } } }));
  } catch (error) {
    await subscription.unsubscribe(); // the server will not call it: do not pretend it does
    throw error;
  }
  return "on";
}

export async function turnOff(): Promise<Standing> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) {
    await got(DELETE("/api/me/push", { body: { endpoint: subscription.endpoint } }));
    await subscription.unsubscribe();
  }
  return "off";
}
