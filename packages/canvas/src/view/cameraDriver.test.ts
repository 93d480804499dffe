import { describe, expect, test } from 'vitest'
import type { CameraDriver } from './cameraDriver.ts'
import { createCameraDriver } from './cameraDriver.ts'

function drive(): { driver: CameraDriver; run: (milliseconds: number) => void; rest: () => void } {
  let time = 0
  const timers = new Map<string, () => void>()
  const clock = {
    request: () => {},
    drawNow: () => {},
    after: (name: string, _delayMs: number, run: () => void) => void timers.set(name, run),
    later: () => () => {},
    stop: () => {},
  }
  const driver = createCameraDriver({
    clock,
    now: () => time,
    reducedMotion: false,
    page: () => ({ width: 1000, height: 1000 }),
    view: () => ({ width: 800, height: 600 }),
    onMove: () => {},
  })
  driver.fitNow()
  return {
    driver,
    run(milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += 16) {
        time += 16
        driver.tick(time)
      }
    },
    rest() {
      for (const run of timers.values()) run()
    },
  }
}

describe('a camera moved by commands', () => {
  test('a command moves the camera gradually until it comes to rest', () => {
    const { driver, run, rest } = drive()
    const { zoom } = driver.camera()
    expect(driver.moving()).toBe(false)
    driver.zoomBy(2)
    run(64)
    expect(driver.camera().zoom).toBeGreaterThan(zoom)
    expect(driver.camera().zoom).toBeLessThan(2 * zoom)
    expect(driver.moving()).toBe(true)
    run(200)
    rest()
    expect(driver.camera().zoom).toBeCloseTo(2 * zoom)
    expect(driver.moving()).toBe(false)
  })

  test('adds up successive commands during the animation', () => {
    const { driver, run } = drive()
    const { zoom } = driver.camera()
    for (let press = 0; press < 3; press++) {
      driver.zoomBy(1.25)
      run(32)
    }
    run(300)
    expect(driver.camera().zoom).toBeCloseTo(zoom * 1.25 ** 3)
  })

  test('follows a gesture at once and stops its animation', () => {
    const { driver, run } = drive()
    driver.panBy(200, 0)
    run(32)
    driver.set({ zoom: 1, x: -50, y: -60 })
    run(300)
    expect(driver.camera()).toEqual({ zoom: 1, x: -50, y: -60 })
  })

  test('keeps part of the page visible', () => {
    const { driver, run } = drive()
    for (let press = 0; press < 20; press++) driver.panBy(-400, 0)
    run(300)
    expect(driver.camera().x + 1000 * driver.camera().zoom).toBeGreaterThan(0)
  })

  test('centres a part of the page with at most four times the zoom of the fitted page', () => {
    const { driver, run } = drive()
    const whole = driver.camera().zoom
    const middleOf = () => {
      const { x, y, zoom } = driver.camera()
      return { x: Math.round((400 - x) / zoom), y: Math.round((300 - y) / zoom) }
    }
    driver.showPart({ left: 300, top: 400, width: 400, height: 200 })
    run(300)
    expect(middleOf()).toEqual({ x: 500, y: 500 })
    expect(driver.camera().zoom).toBeCloseTo((800 / 400) * 0.6)
    driver.showPart({ left: 480, top: 480, width: 10, height: 10 })
    run(300)
    expect(middleOf()).toEqual({ x: 485, y: 485 })
    expect(driver.camera().zoom).toBeCloseTo(whole * 4)
  })
})
