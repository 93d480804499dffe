const SHAPES = {
  /** A film camera with its lens to the right. */
  VIDEO: 'M4 10h17v13H4zM21 15l7-4v11l-7-4M9 14.5a2 2 0 1 0 .01 0z',
  /** A musical note between two sound waves. */
  AUDIO: 'M13 22V9l9-2v12M13 22a3 3 0 1 1-3-3 3 3 0 0 1 3 3zM22 19a3 3 0 1 1-3-3 3 3 0 0 1 3 3zM5 12v5M28 11v6',
} as const

export const MediumIcon = ({ kind }: { readonly kind: keyof typeof SHAPES }) => (
  <svg width="40" height="40" viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d={SHAPES[kind]} stroke="var(--accent)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
