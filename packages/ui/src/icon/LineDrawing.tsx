interface LineDrawingProps {
  /** On a grid of 24 units. */
  readonly path: string
  /** Screen pixels. */
  readonly size: number
}

/** A line drawing in the colour of the words around it; decoration only, the words beside it carry the meaning. */
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
