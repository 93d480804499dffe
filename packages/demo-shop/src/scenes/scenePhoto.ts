import { seededRandom } from '../art/random.ts'
import { renderArtwork } from '../art/renderArtwork.ts'
import type { SceneKind } from '../entities/sceneKind.ts'
import { pupil, toddler } from './children.ts'
import { flowers } from './flowers.ts'
import { fuji, fujiSpring, sunrise } from './fuji.ts'
import { hills } from './hills.ts'
import { baby, cat, dog } from './indoors.ts'
import { elders, pair, parents } from './occasions.ts'
import { couple, family, soccer } from './outdoors.ts'
import { sea } from './sea.ts'
import { cake, firstCake, tea } from './table.ts'
import { toys } from './toys.ts'

const SCENES = {
  ...{ sea, hills, flowers, toys, family, couple, soccer, fuji, cat, dog, baby, cake },
  ...{ elders, parents, pair, pupil, toddler, firstCake, fujiSpring, sunrise, tea },
} as const

/** The scene as SVG, `width` by `height` user units. */
export const scenePhoto = (kind: SceneKind, width: number, height: number, seed: number): string =>
  SCENES[kind](width, height, seededRandom(seed))

/** A stand-in photo as PNG bytes: soft shapes with light and depth, of any proportions. */
export const renderScenePhoto = (kind: SceneKind, width: number, height: number, seed: number): Uint8Array =>
  renderArtwork(scenePhoto(kind, width, height, seed), width, height)
