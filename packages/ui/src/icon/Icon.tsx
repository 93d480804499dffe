import { LineDrawing } from './LineDrawing.tsx'
import { type IconName, SHAPES } from './shapes.ts'

interface IconProps {
  readonly name: IconName
  /** CSS pixels. */
  readonly size?: number
}

/** An icon that several screens use. */
export const Icon = ({ name, size = 20 }: IconProps) => <LineDrawing path={SHAPES[name]} size={size} />
