export function HostBadge() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <path d="M3 8.5l4.2 3.3L12 5l4.8 6.8L21 8.5l-1.6 8H4.6zM4.8 18.2h14.4v1.9H4.8z" />
      <circle cx="12" cy="4" r="1.5" />
      <circle cx="2.8" cy="7.4" r="1.4" />
      <circle cx="21.2" cy="7.4" r="1.4" />
    </svg>
  );
}
