/** A colour with a plate of its own, such as foil, white ink or varnish. */
export interface SpotColour {
  readonly name: string
  /** What a screen shows in its place: components of the file's colours, 0 to 1. */
  readonly alternate: readonly number[]
}

/** Whether the file name of artwork says that it is in a spot colour. */
export const isSpotArtwork = (key: string): boolean => key.endsWith('.spot.png')

/** Names of colourants that are no spot colours: the process inks, and those that PDF gives a meaning of their own. */
const RESERVED = ['All', 'None', 'Cyan', 'Magenta', 'Yellow', 'Black']

/**
 * The spot colour that the file name of artwork states: `Foil Gold` for `cards/Foil_Gold.spot.png`. Null for other artwork
 * and for the name of a process ink.
 */
export function spotNameOf(key: string): string | null {
  const name = /([^/]{1,60})\.spot\.png$/.exec(key)?.[1]?.replaceAll('_', ' ')
  return name === undefined || RESERVED.includes(name) ? null : name
}
