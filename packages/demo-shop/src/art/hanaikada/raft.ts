import { type PetalPose, petal } from '../ornaments/petal.ts'
import { between, type Random } from '../random.ts'

/** Boxes of text on the card's front, which petals do not cover. */
const TEXTS = [
  { left: 945, top: 1050, right: 1160, bottom: 1680 },
  { left: 80, top: 1600, right: 760, bottom: 1740 },
]

const overText = ({ x, y }: PetalPose): boolean =>
  TEXTS.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)

const tooClose = (pose: PetalPose, others: readonly PetalPose[], share: number): boolean =>
  others.some(
    (other) => Math.hypot(other.x - pose.x, (other.y - pose.y) * 1.5) < share * (other.size + pose.size) * 0.5,
  )

/** The line along which the current gathers them, left to right over the page. */
const current = (along: number): number => 1420 + 70 * Math.sin(along * 4.4 - 0.5) + 150 * along ** 2

/** Petals drawn together by the current: thick at its left, thinning out downstream. */
export function petalRaft(random: Random): string {
  const lying: PetalPose[] = []
  for (let tries = 0; tries < 2600 && lying.length < 150; tries++) {
    const along = random() ** 1.7
    const strayed = random() < 0.12 ? 2.4 : 1
    const spread = (random() + random() + random() - 1.5) * (96 - 46 * along) * strayed
    const pose: PetalPose = {
      x: -50 + along * 1360,
      y: current(along) + spread,
      size: between(random, 30, 58) * (1.1 - Math.abs(spread) / 340),
      turn: between(random, 0, 360),
      flat: between(random, 0.55, 0.82),
      tintIndex: Math.floor(random() * 4),
    }
    if (!overText(pose) && !tooClose(pose, lying, 0.58)) lying.push(pose)
  }
  return lying
    .sort((a, b) => a.y - b.y)
    .map((pose) => petal(pose))
    .join('')
}

const FALLING: readonly PetalPose[] = [
  { x: 1090, y: 200, size: 58, turn: 140, flat: 0.9, tintIndex: 1 },
  { x: 1150, y: 420, size: 44, turn: 30, flat: 0.7, tintIndex: 3 },
  { x: 150, y: 330, size: 40, turn: 215, flat: 0.8, tintIndex: 0 },
  { x: 966, y: 968, size: 50, turn: 80, flat: 0.8, tintIndex: 2 },
  { x: 420, y: 1210, size: 46, turn: 300, flat: 0.75, tintIndex: 1 },
  { x: 640, y: 1262, size: 38, turn: 160, flat: 0.7, tintIndex: 0 },
]

/** Petals that are still falling. */
export const petalsInTheAir = (random: Random): string =>
  FALLING.map((pose) => petal({ ...pose, turn: pose.turn + between(random, -12, 12) }, 0.12)).join('')
