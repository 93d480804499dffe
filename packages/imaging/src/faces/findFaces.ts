import type { Rect } from '@irodori/geometry/shape'
import { intersectRects, rect } from '@irodori/geometry/shape'
import { reduceTo } from '../painting/reduceTo.ts'
import type { Pixels } from '../pixels/pixels.ts'
import type { FaceModel, Predictor } from './faceModel.ts'
import { FLOAT } from './layerMemory.ts'
import type { FeatureMap, LayerRun } from './featureMap.ts'
import { runLayers } from './featureMap.ts'

/** A face that was found. */
export interface FoundFace {
  /** From the hairline to the chin, in pixels of the picture. */
  readonly box: Rect
  /** How certain it is, 0 to 1. */
  readonly certainty: number
}

/** Both lists begin with the most certain. */
export interface FoundFaces {
  readonly faces: readonly FoundFace[]
  /** Boxes of less certainty: some are faces. */
  readonly possible: readonly FoundFace[]
}

/** A box that the model gives for a picture of some size. */
interface JudgedBox extends FoundFace {
  readonly isFace: boolean
}

/** The model halves a picture five times. */
const CELL = 32
/** By what the model multiplies the moves of a box, and the logarithms of its growth. */
const [MOVE, GROWTH] = [10, 5]
/** The separable layer, counted from 0, after which the smallest faces are judged. */
const SMALL_FACES = 10
/** Boxes that share more of their area than this show the same face. */
const SAME_FACE = 0.4

/** Certainties from which a box of usual size is a face, and possibly one. */
const LEAST_CERTAINTY = 0.2
const LEAST_POSSIBLE = 0.1
/**
 * Heights in searched pixels beyond which a face has to be more certain: in photos without people, windows and whole rooms are
 * taken for faces with a certainty of up to 0.3.
 */
const [USUAL_LEAST, USUAL_MOST] = [24, 256]
const UNUSUAL_CERTAINTY = 0.5
/** Longer side in pixels of the reduced picture, in which the model finds large drawn faces that it misses in the whole one. */
const REDUCED_SIDE = 256

/**
 * The faces in a picture, searched for at its size and reduced.
 * @param picture a photo reduced to 512 pixels on its longer side: faces of 24 pixels or more are found, in about 0.4 s
 */
export function findFaces(model: FaceModel, picture: Pixels): FoundFaces {
  const whole = search(model, picture, LEAST_CERTAINTY)
  const enlarged = searchReduced(model, picture)
  // Boxes from the whole picture are more exact.
  const faces = withoutRepeats([...judgedAs(whole, true), ...judgedAs(enlarged, true)])
  const all = withoutRepeats([...faces, ...judgedAs(whole, false), ...judgedAs(enlarged, false)])
  return { faces: byCertainty(faces), possible: byCertainty(all.slice(faces.length)) }
}

/** Small faces and unusually large ones are left to the search of the whole picture. */
function searchReduced(model: FaceModel, picture: Pixels): JudgedBox[] {
  const reduced = reduceTo(picture, REDUCED_SIDE)
  if (reduced === picture) return []
  const scale = picture.width / reduced.width
  return search(model, reduced, UNUSUAL_CERTAINTY)
    .filter(({ box }) => box.height >= USUAL_LEAST && box.height <= USUAL_MOST / scale)
    .map(({ box: { left, top, width, height }, ...judged }) => ({
      ...judged,
      box: rect(left * scale, top * scale, width * scale, height * scale),
    }))
}

/** @param least certainty from which a box of usual size is a face */
function search(model: FaceModel, picture: Pixels, least: number): JudgedBox[] {
  const whole = rect(0, 0, picture.width, picture.height)
  const cells = (length: number): number => Math.ceil(length / CELL) * CELL
  const run = runLayers(model, cells(picture.width), cells(picture.height))
  fillInput(model, run.input, picture)
  return boxesOf(model, run).flatMap(({ box, certainty }) => {
    const isUsual = box.height >= USUAL_LEAST && box.height <= USUAL_MOST
    const isFace = certainty >= (isUsual ? least : UNUSUAL_CERTAINTY)
    const inside = intersectRects(box, whole)
    return inside && (isUsual || isFace) ? [{ box: inside, certainty, isFace }] : []
  })
}

const judgedAs = (boxes: readonly JudgedBox[], areFaces: boolean): FoundFace[] =>
  byCertainty(boxes.filter(({ isFace }) => isFace === areFaces).map(({ box, certainty }) => ({ box, certainty })))

const byCertainty = (faces: readonly FoundFace[]): FoundFace[] => faces.toSorted((a, b) => b.certainty - a.certainty)

/** Colours from -1 to 1; what is beyond the picture is black. */
function fillInput({ memory }: FaceModel, { width, height, at }: FeatureMap, picture: Pixels): void {
  const input = memory.numbers().subarray(at / FLOAT, at / FLOAT + width * height * 3)
  input.fill(-1)
  for (let y = 0; y < picture.height; y++) {
    let to = 3 * y * width
    for (let from = 4 * y * picture.width; from < 4 * (y + 1) * picture.width; from += 4) {
      for (let c = 0; c < 3; c++) input[to++] = (picture.data[from + c] as number) / 127.5 - 1
    }
  }
}

/** Runs all layers; maps of several sizes are judged. */
function boxesOf({ separable, halving, predictors }: FaceModel, run: LayerRun): FoundFace[] {
  const found: FoundFace[] = []
  const [small, whole, ...later] = predictors
  const judge = (map: FeatureMap, predictor: Predictor | undefined): void => {
    if (predictor) found.push(...likelyBoxes(map, run.predict(map, predictor.mixing), predictor))
  }
  let map = run.first()
  for (const [at, layer] of separable.entries()) {
    map = run.separable(map, layer)
    if (at === SMALL_FACES) judge(map, small)
  }
  judge(map, whole)
  for (const [at, { narrow, wide }] of halving.entries()) {
    map = run.halve(map, narrow, wide)
    judge(map, later[at])
  }
  return found
}

function likelyBoxes({ width, height }: FeatureMap, outputs: Float32Array, predictor: Predictor): FoundFace[] {
  const { cell, boxes, mixing } = predictor
  const found: FoundFace[] = []
  for (let place = 0; place < width * height; place++) {
    const from = place * mixing.outputs
    const [right, down] = [cell * (place % width), cell * Math.floor(place / width)]
    for (const [at, judged] of boxes.entries()) {
      const certainty = sigmoid(outputs[from + 4 * boxes.length + at] as number)
      if (certainty < LEAST_POSSIBLE) continue
      const [y = 0, x = 0, higher = 0, wider = 0] = outputs.subarray(from + 4 * at)
      const [w, h] = [judged.width * Math.exp(wider / GROWTH), judged.height * Math.exp(higher / GROWTH)]
      const centreX = right + judged.left + judged.width * (0.5 + x / MOVE)
      const centreY = down + judged.top + judged.height * (0.5 + y / MOVE)
      found.push({ box: rect(centreX - w / 2, centreY - h / 2, w, h), certainty })
    }
  }
  return found
}

/** The first of the boxes of each face. */
function withoutRepeats(found: readonly FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = []
  for (const face of found) {
    if (kept.every(({ box }) => sharedArea(box, face.box) <= SAME_FACE)) kept.push(face)
  }
  return kept
}

/** Intersection over union of two boxes. */
function sharedArea(one: Rect, other: Rect): number {
  const both = intersectRects(one, other)
  if (!both) return 0
  const shared = both.width * both.height
  return shared / (one.width * one.height + other.width * other.height - shared)
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
