/** Line drawings of 132 × 104 units, each with one accent shape. */
const DRAWINGS = {
  /** An envelope with a blank sheet. */
  letter: {
    lines: 'M22 44h88v46H22zM22 44l44 30 44-30M34 40V16h64v24M46 26h40M46 34h28',
    spot: 'M66 65a6 6 0 1 0 .01 0z',
  },
  /** A magnifier over empty cards. */
  search: {
    lines: 'M18 24h36v44H18zM62 24h36v20M62 24v44h14M92 52a16 16 0 1 0 .01 0zM104 80l12 12M26 60h20M26 32h20v18H26z',
    spot: 'M92 61a7 7 0 1 0 .01 0z',
  },
  /** A paper boat on water, for a page that was not found. */
  boat: {
    lines: 'M66 20v38M66 20l-22 38h44zM30 62h72l-14 18H44zM14 90c7-6 14-6 21 0s14 6 21 0 14-6 21 0 14 6 21 0 14-6 21 0',
    spot: 'M98 14a8 8 0 1 0 .01 0z',
  },
  /** A plug out of its socket. */
  line: {
    lines:
      'M12 60h24c8 0 8-18 16-18h10M62 32h16v20H62zM78 37h10M78 47h10M120 42h-14c-6 0-8-10-8-10v20s2-10 8-10M30 88h72',
    spot: 'M92 66a5 5 0 1 0 .01 0z',
  },
} as const

export type DrawingName = keyof typeof DRAWINGS

export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg viewBox="0 0 132 104" fill="none" aria-hidden="true">
    <path d={DRAWINGS[name].spot} fill="var(--accent)" opacity="0.85" />
    <path
      d={DRAWINGS[name].lines}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
