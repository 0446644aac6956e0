// Notifies a player of their turn, if the browser has subscribed (Web Push). It caches nothing.

// The server says which table, and a sentence in the player's language that names the game.
self.addEventListener("push", (event) => {
  const { table, sentence } = event.data.json();
  const shown = { body: sentence, tag: table, icon: "/favicon.svg", data: { table } };
  event.waitUntil(self.registration.showNotification("Engawa", shown));
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
