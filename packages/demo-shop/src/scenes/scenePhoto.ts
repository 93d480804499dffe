import { seededRandom } from '../art/random.ts'
import { renderArtwork } from '../art/renderArtwork.ts'
import { SCENE_KINDS, type SceneKind } from '../entities/sceneKind.ts'
import { pupil, toddler } from './children.ts'
import { flowers } from './flowers.ts'
import { fuji, fujiSpring, sunrise } from './fuji.ts'
import { hills } from './hills.ts'
import { pair, parents } from './occasions.ts'
import { soccer } from './outdoors.ts'
import { cake, firstCake, tea } from './table.ts'
import { toys } from './toys.ts'

const SCENES = {
  ...{ hills, flowers, toys, soccer, fuji, cake },
  ...{ parents, pair, pupil, toddler, firstCake, fujiSpring, sunrise, tea },
} as const

/** A subject that can be drawn. */
export type DrawnKind = keyof typeof SCENES

const isDrawn = (kind: SceneKind): kind is DrawnKind => kind in SCENES

/** @returns null if there is no drawing of the subject */
export function drawnKind(kind: SceneKind): DrawnKind | null {
  return isDrawn(kind) ? kind : null
}

export const DRAWN_KINDS = SCENE_KINDS.flatMap((kind) => drawnKind(kind) ?? [])

/** The scene as SVG, `width` by `height` user units. */
export const scenePhoto = (kind: DrawnKind, width: number, height: number, seed: number): string =>
  SCENES[kind](width, height, seededRandom(seed))

/** A stand-in photo as PNG bytes: soft shapes with light and depth, of any proportions. */
export const renderScenePhoto = (kind: DrawnKind, width: number, height: number, seed: number): Uint8Array =>
  renderArtwork(scenePhoto(kind, width, height, seed), width, height)
