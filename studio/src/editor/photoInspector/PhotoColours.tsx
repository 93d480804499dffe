import type { Grading, ImageItem } from '@irodori/contract/entities/designItem'
import { changeItem, NO_CHANGE, squashChanges } from '@irodori/design/change'
import type { DesignPage } from '@irodori/design/designPage'
import { AMOUNT_RANGE, AMOUNT_STEP, gradePhoto, NO_GRADING } from '@irodori/design/photoColours'
import { brightenPhoto } from '@irodori/design/photoEdits'
import type { PhotoColours as Colours } from '@irodori/design/photoPlacement'
import { BRIGHTNESS_RANGE, BRIGHTNESS_STEP } from '@irodori/design/photoPlacement'
import { Button } from '@irodori/ui/Button'
import { SegmentedControl } from '@irodori/ui/SegmentedControl'
import { SliderRow } from '@irodori/ui/SliderRow'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { areEnhanced, enhanceCommand, resetColoursCommand } from '../commands/colourCommands.ts'
import { useEditor } from '../context/EditorContext.ts'
import { useCommand } from '../context/useCommand.ts'
import { useGesture } from '../context/useGesture.ts'
import { isGif } from '../photos/isAnimated.ts'
import type { StepLabel } from '../state/documentActions.ts'
import styles from './PhotoInspector.module.css'

const RedEyeDialog = lazy(async () => ({ default: (await import('../redEye/RedEyeDialog.tsx')).RedEyeDialog }))

interface PhotoColoursProps {
  readonly page: DesignPage
  /** Frames with photos; a change applies to all of them as one undo step. */
  readonly items: readonly ImageItem[]
  /** The item whose values are shown. */
  readonly shown: ImageItem
}

const AMOUNTS = ['contrast', 'warmth', 'saturation'] as const satisfies readonly (keyof Grading)[]

/** Brightness, colours and style of photos; the canvas follows every slider movement. */
export function PhotoColours({ page, items, shown }: PhotoColoursProps) {
  const { t } = useTranslation('tools')
  const { commands } = useEditor()
  const gesture = useGesture()
  const enhance = useCommand(enhanceCommand)
  const reset = useCommand(resetColoursCommand)
  const grading: Grading = shown.grading ?? NO_GRADING
  const edit = (label: StepLabel, patchOf: (item: ImageItem) => Partial<Colours>) => {
    const changes = items.map((item) => changeItem<ImageItem>(page, item, patchOf(item)))
    commands.actions.perform(label, changes.reduce(squashChanges, NO_CHANGE), gesture.id())
  }
  const isEnhanced = areEnhanced(items)
  const single = items.length === 1 ? items[0] : undefined
  const [isCorrecting, setCorrecting] = useState(false)

  return (
    <>
      <Button
        wide
        icon={isEnhanced ? 'check' : 'magic'}
        aria-pressed={isEnhanced}
        title={enhance.title}
        onClick={enhance.run}
      >
        {enhance.label}
      </Button>
      <SliderRow
        label={t('photo.brightness')}
        valueText={t('photo.brightnessValue', { percent: shown.brightnessFactor })}
        value={shown.brightnessFactor}
        min={BRIGHTNESS_RANGE.least}
        max={BRIGHTNESS_RANGE.most}
        step={BRIGHTNESS_STEP}
        onChange={(value) => edit('brightness', () => brightenPhoto(value))}
        onCommit={gesture.end}
      />
      <SegmentedControl<Grading['style']>
        label={t('photo.style')}
        value={grading.style}
        segments={(['COLOUR', 'MONOCHROME', 'SEPIA'] as const).map((value) => ({ value, label: t(`photo.${value}`) }))}
        onChange={(style) => {
          edit('grading', (item) => gradePhoto(item, { style }))
          gesture.end()
        }}
      />
      <details className={styles.more} open={AMOUNTS.some((name) => grading[name] !== 0) || undefined}>
        <summary>{t('photo.moreColours')}</summary>
        {AMOUNTS.map((name) => (
          <SliderRow
            key={name}
            label={t(`photo.${name}`)}
            valueText={signed(grading[name])}
            value={grading[name]}
            min={AMOUNT_RANGE.least}
            max={AMOUNT_RANGE.most}
            step={AMOUNT_STEP}
            // The colours of a photo in one tone have no saturation.
            disabled={name === 'saturation' && grading.style !== 'COLOUR'}
            onChange={(value) => edit('grading', (item) => gradePhoto(item, { [name]: value }))}
            onCommit={gesture.end}
          />
        ))}
        {single && !isGif(single.imageName ?? '') && (
          <Button onClick={() => setCorrecting(true)}>{t('redEye.title')}</Button>
        )}
      </details>
      {reset.isEnabled && (
        <Button variant="quiet" icon="reset" title={reset.title} onClick={reset.run}>
          {reset.label}
        </Button>
      )}
      {isCorrecting && single && (
        <Suspense>
          <RedEyeDialog page={page} item={single} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </>
  )
}

/** An amount with its sign, as +20 or −20. */
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')
