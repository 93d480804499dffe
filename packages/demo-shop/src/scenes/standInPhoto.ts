import { readFileSync } from 'node:fs'
import stillLifes from '../../photos/photos.json' with { type: 'json' }
import type { Age, SceneKind, SceneObject } from '../entities/sceneKind.ts'
import { AGES, SCENE_KINDS, SCENE_OBJECTS } from '../entities/sceneKind.ts'

/** A photo that stands in for the customer's in the pictures of templates: a JPEG file that `still-lifes/render.py` has made. */
export interface StandInPhoto {
  /** The key in the storage of the shop. */
  readonly key: string
  readonly width: number
  readonly height: number
  readonly content: () => PhotoContent
  readonly read: () => Uint8Array
}

interface PhotoContent {
  /** Ages with the boxes of the faces in pixels of the photo. */
  readonly people: readonly { readonly age: Age; readonly face: Box }[]
  /** Each as often as it is seen. */
  readonly objects: readonly SceneObject[]
}

type Box = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>

type Shape = 'landscape' | 'portrait'

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
    read: () => readFileSync(new URL(`../../photos/${name}.jpg`, import.meta.url)),
  }
}

/** The photo of a subject for a frame that is wider than high, or not. One of the other shape is taken, and cut by the frame, where there is no other. */
export function standInPhoto(kind: SceneKind, isWide: boolean): StandInPhoto {
  const [own, other]: readonly [Shape, Shape] = isWide ? ['landscape', 'portrait'] : ['portrait', 'landscape']
  const photo = stillLife(kind, own) ?? stillLife(kind, other)
  if (photo === null) throw new Error(`${kind} has no still life in photos.json: add one by still-lifes/render.py`)
  return photo
}

/** All of them, each once. */
export function standInPhotos(): readonly StandInPhoto[] {
  const photos = SCENE_KINDS.flatMap((kind) => [standInPhoto(kind, true), standInPhoto(kind, false)])
  return [...new Map(photos.map((photo) => [photo.key, photo])).values()]
}
