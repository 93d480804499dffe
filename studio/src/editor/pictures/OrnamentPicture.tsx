import type { Drawing } from '@irodori/contract/entities/designItem'

interface OrnamentPictureProps {
  readonly drawing: Drawing
  readonly colours: readonly string[]
  readonly isMirrored?: boolean | undefined
  readonly className?: string | undefined
}

/** The drawing of an ornament; decorative. */
export function OrnamentPicture({ drawing, colours, isMirrored, className }: OrnamentPictureProps) {
  const { width, height, shapes } = drawing
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <g {...(isMirrored ? { transform: `translate(${width} 0) scale(-1 1)` } : {})}>
        {shapes.map(({ outline, ink }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change places
          <path key={at} d={outline} fill={colours[ink]} />
        ))}
      </g>
    </svg>
  )
}
