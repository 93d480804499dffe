/** One picture that the shop draws for itself. */
export interface Artwork {
  /** As templates and products name it, for example 'artwork/clock-hokuo-foreground.png'. */
  key: string
  width: number
  height: number
  /** The picture's vector source. */
  draw: () => string
}
