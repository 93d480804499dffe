import { group, n } from '../art/svg.ts'
import type { Age, SceneObject } from '../entities/sceneKind.ts'

/** Attributes of a group that draws a person, by which `peopleIn` finds the face. */
export const personMark = (age: Age, x: number, y: number, radius: number) => ({
  'data-person': `${age} ${n(x)} ${n(y)} ${n(radius)}`,
})

/** Drawings of an object, which `objectsIn` finds. */
export const objectGroup = (kind: SceneObject, ...content: string[]): string =>
  group({ 'data-object': kind }, ...content)

/** The people of a scene with the boxes of their faces, in its units. */
export const peopleIn = (svg: string) =>
  [...svg.matchAll(/data-person="(\w+) ([\d.-]+) ([\d.-]+) ([\d.]+)"/g)].map((mark) => {
    const [x = 0, y = 0, radius = 0] = mark.slice(2).map(Number)
    return { age: mark[1] as Age, face: { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius } }
  })

/** The objects of a scene, each as often as it is drawn. */
export const objectsIn = (svg: string): SceneObject[] =>
  [...svg.matchAll(/data-object="(\w+)"/g)].map((mark) => mark[1] as SceneObject)
