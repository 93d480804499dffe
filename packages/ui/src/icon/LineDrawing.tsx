interface LineDrawingProps {
  /** Path data on a grid of 24 units. */
  readonly path: string
  /** CSS pixels. */
  readonly size: number
}

/** A line drawing in the text colour; decorative, because the text beside it carries the meaning. */
export const LineDrawing = ({ path, size }: LineDrawingProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.6}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    style={{ flex: 'none' }}
  >
    <path d={path} />
  </svg>
)
