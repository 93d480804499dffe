import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FaceModel } from '../src/faces/faceModel.ts'
import { readFaceModel } from '../src/faces/faceModel.ts'

const pathOf = (file: string): string => createRequire(import.meta.url).resolve(`@vladmandic/face-api/${file}`)

/** A file of the package that contains the face model. */
export const readFromFacePackage = (file: string): Promise<Uint8Array> => readFile(pathOf(file))

export const loadFaceModel = async (): Promise<FaceModel> =>
  readFaceModel(await readFromFacePackage('model/ssd_mobilenetv1_model.bin'))
