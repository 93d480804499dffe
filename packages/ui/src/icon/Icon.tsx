import { type IconName, SHAPES } from './shapes.ts'

interface IconProps {
  readonly name: IconName
  /** Screen pixels. */
  readonly size?: number
}

/** A line drawing in the colour of the words around it; decoration only, the words beside it carry the meaning. */
export const Icon = ({ name, size = 20 }: IconProps) => (
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
    <path d={SHAPES[name]} />
  </svg>
)
