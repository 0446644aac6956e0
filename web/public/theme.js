// Before anything is painted, so that a dark room stays dark.
try {
  const { theme } = JSON.parse(localStorage.getItem("engawa") ?? "{}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or something else is kept there: the system's theme it is.
}
