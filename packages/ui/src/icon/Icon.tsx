import { LineDrawing } from './LineDrawing.tsx'
import { type IconName, SHAPES } from './shapes.ts'

interface IconProps {
  readonly name: IconName
  /** Screen pixels. */
  readonly size?: number
}

/** One of the drawings that several screens need. */
export const Icon = ({ name, size = 20 }: IconProps) => <LineDrawing path={SHAPES[name]} size={size} />
