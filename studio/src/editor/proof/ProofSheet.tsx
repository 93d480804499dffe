import type { Sheet } from '@irodori/design/designPage'
import type { Point, Size } from '@irodori/geometry/shape'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ProofView.module.css'
import type { ProofOptions } from './paintProof.ts'
import { paintProof, readInks } from './paintProof.ts'
import type { Magnification } from './proofGeometry.ts'
import { nextMagnification, onSheet, pixelsUnderLoupe, placeOnPaper, placeSheet, stepLoupe } from './proofGeometry.ts'

/** CSS pixels. */
const MARGIN = 16
const LOUPE = 220
/** The loupe is above the finger, which would cover it. */
const ABOVE_FINGER = 130

interface ProofSheetProps {
  readonly bitmap: ImageBitmap
  readonly sheet: Sheet
  readonly options: ProofOptions
  readonly magnification: Magnification
  readonly onMagnify: (magnification: Magnification) => void
}

/** Position of the loupe on the sheet and the input that moved it. */
interface Loupe {
  readonly at: Point
  readonly by: 'POINTER' | 'FINGER' | 'KEYS'
}

/** The sheet with a loupe that follows the pointer or the arrow keys. */
export function ProofSheet({ bitmap, sheet, options, magnification, onMagnify }: ProofSheetProps) {
  const { t } = useTranslation('print')
  const desk = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSizeOf(desk)
  const [loupe, setLoupe] = useState<Loupe | null>(null)
  const ratio = window.devicePixelRatio
  const place = size && placeSheet(sheet, size, MARGIN, 1 / ratio)

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context || !size || !place) return
    canvas.current.width = Math.round(size.width * ratio)
    canvas.current.height = Math.round(size.height * ratio)
    const view = { left: place.left * ratio, top: place.top * ratio, scale: place.scale * ratio, line: ratio }
    paintProof(context, bitmap, sheet, view, options, readInks(canvas.current))
  })

  const point = (event: PointerEvent) => {
    if (!place || !desk.current) return
    const box = desk.current.getBoundingClientRect()
    const at = {
      x: (event.clientX - box.left - place.left) / place.scale,
      y: (event.clientY - box.top - place.top) / place.scale,
    }
    const isOff = at.x < 0 || at.y < 0 || at.x > sheet.width || at.y > sheet.height
    setLoupe(isOff ? null : { at: onSheet(sheet, at), by: event.pointerType === 'touch' ? 'FINGER' : 'POINTER' })
  }
  const press = (event: KeyboardEvent) => {
    const from = loupe?.at ?? { x: sheet.width / 2, y: sheet.height / 2 }
    const at = stepLoupe(sheet, from, event.key, event.shiftKey)
    if (at) setLoupe({ at, by: 'KEYS' })
    else if (event.key === '+' || event.key === '=') onMagnify(nextMagnification(magnification, 1))
    else if (event.key === '-') onMagnify(nextMagnification(magnification, -1))
    else return
    event.preventDefault()
  }
  const paper = loupe?.by === 'KEYS' ? placeOnPaper(sheet, loupe.at) : null

  return (
    <>
      <div
        ref={desk}
        className={styles.sheet}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the loupe
        tabIndex={0}
        role="application"
        aria-label={t('proof.sheet')}
        aria-describedby="proof-help"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setLoupe((last) => (last?.by === 'KEYS' ? last : null))}
        onKeyDown={press}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) {
            setLoupe((last) => last ?? { at: { x: sheet.width / 2, y: sheet.height / 2 }, by: 'KEYS' })
          }
        }}
        onBlur={() => setLoupe(null)}
      >
        <canvas ref={canvas} className={styles.picture} />
        {loupe && place && (
          <LoupeView
            {...{ bitmap, sheet, options, magnification, ratio }}
            at={loupe.at}
            left={place.left + loupe.at.x * place.scale}
            top={place.top + loupe.at.y * place.scale - (loupe.by === 'FINGER' ? ABOVE_FINGER : 0)}
          />
        )}
      </div>
      <p id="proof-help" className={styles.help}>
        {t('proof.help')}
      </p>
      <p className={styles.unseen} role="status">
        {paper && t('proof.place', { ...paper, percent: magnification * 100 })}
      </p>
    </>
  )
}

interface LoupeViewProps extends Omit<ProofSheetProps, 'onMagnify'> {
  readonly at: Point
  readonly ratio: number
  /** Centre in CSS pixels of the view. */
  readonly left: number
  readonly top: number
}

function LoupeView({ bitmap, sheet, options, magnification, ratio, at, left, top }: LoupeViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const diameter = Math.round(LOUPE * ratio)
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const seen = pixelsUnderLoupe(at, diameter, magnification)
    const view = {
      // Whole device pixels, so that print pixels are not interpolated.
      left: Math.round(-seen.left * magnification),
      top: Math.round(-seen.top * magnification),
      scale: magnification,
      line: ratio,
    }
    paintProof(context, bitmap, sheet, view, options, readInks(canvas.current))
  })
  return (
    <canvas
      ref={canvas}
      className={styles.loupe}
      width={diameter}
      height={diameter}
      style={{ width: LOUPE, height: LOUPE, left: left - LOUPE / 2, top: top - LOUPE / 2 }}
    />
  )
}

function useSizeOf(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [element])
  return size
}
