import { type PointerEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import { selectionAtom } from '../state/designState.ts'
import { panelAtom } from '../state/viewState.ts'
import styles from './SheetGrip.module.css'

/** Greatest height of the sheet in hundredths of the window's height: its bounds, at first, and the step of a key. */
const HEIGHT = { least: 18, most: 84, first: 46, step: 6 }

/** EDT-52: the grip of the sheet below the canvas on phones. A drag or the arrow keys give the sheet or the page more room. */
export function SheetGrip() {
  const isInspecting = useEditorValue(selectionAtom).itemId !== null
  const hasPanel = useEditorValue(panelAtom) !== null
  const [height, setHeight] = useState(HEIGHT.first)
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--sheet', `${height}dvh`)
    return () => void style.removeProperty('--sheet')
  }, [height])
  if (!isInspecting && !hasPanel) return null
  return (
    <Suspense>
      <Grip height={height} onResize={(next) => setHeight(Math.min(Math.max(next, HEIGHT.least), HEIGHT.most))} />
    </Suspense>
  )
}

interface GripProps {
  readonly height: number
  readonly onResize: (height: number) => void
}

function Grip({ height, onResize }: GripProps) {
  const { t } = useTranslation('tools')
  const drag = useRef<{ readonly y: number; readonly height: number } | null>(null)
  const move = ({ clientY }: PointerEvent) => {
    if (!drag.current) return
    onResize(drag.current.height + ((drag.current.y - clientY) / window.innerHeight) * 100)
  }
  const end = () => {
    drag.current = null
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be dragged
    <div
      className={styles.grip}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('grip.height')}
      aria-valuenow={Math.round(height)}
      aria-valuemin={HEIGHT.least}
      aria-valuemax={HEIGHT.most}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { y: event.clientY, height }
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? HEIGHT.step : event.key === 'ArrowDown' ? -HEIGHT.step : 0
        if (step === 0) return
        event.preventDefault()
        event.stopPropagation()
        onResize(height + step)
      }}
    />
  )
}
