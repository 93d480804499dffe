import { path2d } from '@irodori/canvas/path2d'
import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TextSetting } from '@irodori/typography/textRequest'
import { classes } from '@irodori/ui/classes'
import { Icon } from '@irodori/ui/Icon'
import { atom } from 'jotai/vanilla'
import { useEffect, useMemo, useRef } from 'react'
import { useEditorValue } from '../context/EditorContext.ts'
import { settingsAtom } from '../state/resourceState.ts'
import styles from './LayerList.module.css'
import { isPale, textFrame } from './textFrame.ts'

interface TextThumbnailProps {
  readonly item: TextItem
  /** Device pixels of a side. */
  readonly side: number
}

/** A text as it is set for print; decorative. A blank text shows the text icon. */
export function TextThumbnail({ item, side }: TextThumbnailProps) {
  // The derived atom keeps a row from rendering when another text is set.
  const own = useMemo(() => atom((get) => get(settingsAtom).get(item.id)), [item.id])
  const set = useEditorValue(own)
  const canvas = useRef<HTMLCanvasElement>(null)
  const setting = set?.isOwnText && set.setting.ink ? set.setting : null
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !setting?.ink) return
    const { left, top, width } = textFrame(item.type, setting.ink, letterOf(setting))
    const scale = side / width
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, side, side)
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale)
    if (item.borderTextColor !== null) {
      context.fillStyle = item.borderTextColor
      context.fill(path2d(setting.border))
    }
    context.fillStyle = item.color
    context.fill(path2d(setting.outline))
  }, [setting, side, item.type, item.color, item.borderTextColor])
  if (!setting) {
    return (
      <span className={styles.picture}>
        <Icon name="text" size={18} />
      </span>
    )
  }
  return (
    <canvas
      ref={canvas}
      width={side}
      height={side}
      className={classes(styles.picture, isPale(item.color) && styles.onDark)}
      style={item.background === null ? undefined : { background: item.background }}
    />
  )
}

/** Line height of the first line, along its shorter side. */
function letterOf({ lines: [line] }: TextSetting): number {
  return line ? Math.min(line.box.width, line.box.height) : 0
}
