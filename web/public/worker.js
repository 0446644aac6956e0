// Notifies a player of their turn, if the browser has subscribed (Web Push). It caches nothing.
const NAMES = {
  "samurai-spirit": "Samurai Spirit",
  samurai: "Samurai",
  "rent-a-hero": "Rent a Hero",
};

// The server says which table, which game, and a sentence in the player's language.
self.addEventListener("push", (event) => {
  const { table, game, sentence } = event.data.json();
  const shown = { body: sentence, tag: table, icon: "/favicon.svg", data: { table } };
  event.waitUntil(self.registration.showNotification(NAMES[game] ?? "Engawa", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = `/table/${event.notification.data.table}`;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const open = windows.find((window) => new URL(window.url).pathname === address);
    return open ? open.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});
