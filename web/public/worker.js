// Tells of one's turn, when the browser was asked to (Web Push). It keeps nothing and serves nothing.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  const shown = { body, tag: table, icon: "/favicon.svg", data: { table } };
  event.waitUntil(self.registration.showNotification(title, shown));
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
