import { describe, expect, test } from 'vitest'
import { emptyFrame, photoItem } from '../../testing/items.ts'
import { screenPoint } from '../view/camera.ts'
import { handleAtPoint, selectionHandles } from './selectionHandles.ts'

const view = { width: 800, height: 600 }
const camera = { zoom: 4, x: 100, y: 100 }
const at = (handles: ReturnType<typeof selectionHandles>, kind: string) =>
  handles.filter((handle) => handle.kind === kind)

describe('the handles of a selected photo', () => {
  test('puts the handles of a selected photo on its corners and above it', () => {
    const handles = selectionHandles(photoItem('photo'), camera, view)
    expect(at(handles, 'SCALE').map((handle) => handle.at)).toEqual([
      { x: 180, y: 140 },
      { x: 420, y: 140 },
      { x: 420, y: 300 },
      { x: 180, y: 300 },
    ])
    expect(at(handles, 'TURN')[0]?.at).toEqual({ x: 300, y: 110 })
  })

  test('rotate with the item', () => {
    const [turn] = at(selectionHandles(photoItem('photo', { rotate: 90 }), camera, view), 'TURN')
    expect(turn?.at.x).toBeCloseTo(300 + 80 + 30)
    expect(turn?.at.y).toBeCloseTo(220)
  })

  test('include one for rotation, which moves below or inside if it is out of view', () => {
    const up = { ...camera, y: -20 }
    expect(at(selectionHandles(photoItem('photo'), up, view), 'TURN')[0]?.at.y).toBe(210)
    const tall = photoItem('photo', { top: 1, height: 148 })
    expect(at(selectionHandles(tall, { ...camera, y: 4 }, view), 'TURN')[0]?.at.y).toBe(38)
  })

  test('do not cover a small frame, and are missing on an empty one', () => {
    expect(at(selectionHandles(photoItem('photo'), { ...camera, zoom: 1 }, view), 'SCALE')).toEqual([])
    expect(selectionHandles(emptyFrame('empty'), camera, view)).toEqual([])
  })

  test('PWR-13: a finger hits a handle within 22 pixels, a mouse within 10; the nearest handle wins', () => {
    const handles = selectionHandles(photoItem('photo'), camera, view)
    expect(handleAtPoint(handles, screenPoint(199, 140), 'touch')).toBe(handles[0])
    expect(handleAtPoint(handles, screenPoint(199, 140), 'mouse')).toBeNull()
    expect(handleAtPoint(handles, screenPoint(189, 140), 'mouse')).toBe(handles[0])
    expect(handleAtPoint(handles, screenPoint(300, 118), 'touch')?.kind).toBe('TURN')
  })
})
