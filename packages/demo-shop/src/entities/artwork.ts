/** A picture that is drawn by code. */
export interface Artwork {
  /** The key that templates and products use, for example 'artwork/clock-hokuo-foreground.png'. */
  key: string
  width: number
  height: number
  /** Draws the picture as SVG. */
  draw: () => string
}
