import type { Pattern } from '@irodori/contract/entities/pattern'

interface PatternPictureProps extends Pick<Pattern, 'tile' | 'tileMm' | 'ground' | 'colours'> {
  readonly className?: string | undefined
}

/** Side of the shown piece of paper in millimetres, so that patterns can be compared in size. */
const SIDE_MM = 24

/** A piece of paper with a pattern in its middle scale; decorative. */
export function PatternPicture({ tile, tileMm, ground, colours, className }: PatternPictureProps) {
  const side = (SIDE_MM / tileMm) * tile.width
  // Outlines reach into the tiles beside their own.
  const places = (step: number): number[] =>
    Array.from({ length: Math.ceil(side / step) + 2 }, (_, at) => (at - 1) * step)
  const tiles = places(tile.height).flatMap((y) => places(tile.width).map((x) => `translate(${x} ${y})`))
  return (
    <svg className={className} viewBox={`0 0 ${side} ${side}`} style={{ background: ground }} aria-hidden="true">
      {colours.map((colour, ink) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the inks of a pattern never change places
        <g key={ink} fill={colour}>
          {tiles.map((place) => (
            <g key={place} transform={place}>
              {tile.shapes
                .filter((shape) => shape.ink === ink)
                .map(({ outline }) => (
                  <path key={outline} d={outline} />
                ))}
            </g>
          ))}
        </g>
      ))}
    </svg>
  )
}
