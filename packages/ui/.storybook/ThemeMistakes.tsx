/**
 * Replaces a story if its merchant's theme has an error. The story would have the colours of the base theme, which
 * would be misleading.
 */
export function ThemeMistakes({ code, mistakes }: { code: string; mistakes: readonly string[] }) {
  return (
    <section role="alert" style={{ padding: 'var(--space-16)' }}>
      <h1>The theme of {code} can’t be shown</h1>
      <p>Correct its file: this page updates immediately. Other merchants can be chosen in the bar above.</p>
      <ul>
        {mistakes.map((mistake) => (
          <li key={mistake} style={{ overflowWrap: 'anywhere' }}>
            merchants/{mistake}
          </li>
        ))}
      </ul>
    </section>
  );
}
