import { readFileSync } from 'node:fs'
import stillLifes from '../../photos/photos.json' with { type: 'json' }
import type { Age, SceneKind, SceneObject } from '../entities/sceneKind.ts'
import { AGES, SCENE_KINDS, SCENE_OBJECTS } from '../entities/sceneKind.ts'
import { objectsIn, peopleIn } from './sceneContent.ts'
import { drawnKind, scenePhoto } from './scenePhoto.ts'

/** A photo that stands in for the customer's in the pictures of templates. */
export interface StandInPhoto {
  /** The key in the storage of the shop. */
  readonly key: string
  readonly width: number
  readonly height: number
  readonly content: () => PhotoContent
  readonly picture: StillLife | Drawing
}

interface PhotoContent {
  /** Ages with the boxes of the faces in pixels of the photo. */
  readonly people: readonly { readonly age: Age; readonly face: Box }[]
  /** Each as often as it is seen. */
  readonly objects: readonly SceneObject[]
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

/** A JPEG file that `still-lifes/render.py` has made. */
interface StillLife {
  readonly kind: 'STILL_LIFE'
  readonly read: () => Uint8Array
}

interface Drawing {
  readonly kind: 'DRAWING'
  /** Draws the picture as SVG. */
  readonly draw: () => string
}

type Shape = 'landscape' | 'portrait'
const [LONG, SHORT] = [1200, 800]

/** The value of a list that equals a word of `photos.json`. */
function named<Word extends string>(words: readonly Word[], word: string): Word {
  const found = words.find((one) => one === word)
  if (found === undefined) throw new Error(`photos.json names ${word}, which is none of ${words.join(', ')}`)
  return found
}

const FACTS = new Map(Object.entries(stillLifes))

function stillLife(kind: SceneKind, shape: Shape): StandInPhoto | null {
  const name = `${kind}-${shape}`
  const facts = FACTS.get(name)
  if (facts === undefined) return null
  const { width, height } = facts
  return {
    key: `photo/${name}.jpg`,
    width,
    height,
    content: () => ({
      people: facts.people.map(({ age, face }) => ({ age: named(AGES, age), face })),
      objects: facts.objects.map((object) => named(SCENE_OBJECTS, object)),
    }),
    picture: {
      kind: 'STILL_LIFE',
      read: () => readFileSync(new URL(`../../photos/${name}.jpg`, import.meta.url)),
    },
  }
}

function drawing(kind: SceneKind, shape: Shape): StandInPhoto {
  const drawn = drawnKind(kind)
  if (drawn === null) throw new Error(`${kind} has neither a still life in photos.json nor a drawing`)
  const [width, height] = shape === 'landscape' ? [LONG, SHORT] : [SHORT, LONG]
  const seed = 2 * SCENE_KINDS.indexOf(kind) + (shape === 'landscape' ? 1 : 2)
  const draw = () => scenePhoto(drawn, width, height, seed)
  return {
    key: `photo/${kind}-${shape}.png`,
    width,
    height,
    content: () => ({ people: peopleIn(draw()), objects: objectsIn(draw()) }),
    picture: { kind: 'DRAWING', draw },
  }
}

/**
 * The photo of a subject for a frame that is wider than high, or not. A still life of the other shape is taken, and cut by
 * the frame, before a drawing is, so that the photos of a page are of one kind.
 */
export const standInPhoto = (kind: SceneKind, isWide: boolean): StandInPhoto => {
  const [own, other]: readonly [Shape, Shape] = isWide ? ['landscape', 'portrait'] : ['portrait', 'landscape']
  return stillLife(kind, own) ?? stillLife(kind, other) ?? drawing(kind, own)
}

/** All of them, each once. */
export function standInPhotos(): readonly StandInPhoto[] {
  const photos = SCENE_KINDS.flatMap((kind) => [standInPhoto(kind, true), standInPhoto(kind, false)])
  return [...new Map(photos.map((photo) => [photo.key, photo])).values()]
}
