/** The site's logo: a flame behind an arch. */
export function BrandMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path d="M6 38V18a14 14 0 0 1 28 0v20" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M12 38V19a8 8 0 0 1 16 0v19" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d="M20 15c4 5 5.5 7.5 5.5 11a5.5 5.5 0 0 1-11 0c0-3.5 1.5-6 5.5-11z" fill="currentColor" />
    </svg>
  );
}
