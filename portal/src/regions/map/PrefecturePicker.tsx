import type { Region } from '@irodori/contract/entities/help'
import { prefectureName } from '@irodori/rules/prefecture'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PrefecturePicker.module.css'
import { shortName, TILES } from './tileMap.ts'

interface PrefecturePickerProps {
  readonly regions: readonly Region[]
  readonly chosen: Region | null
  readonly hasDays: boolean
  readonly onChoose: (region: Region) => void
}

/** Number of colours; prefectures of three days or more share the last one. */
const SHADES = 3
const shadeOf = (days: number): number => Math.min(Math.max(days, 1), SHADES)

/** RGN-5: one group of radio buttons for the prefectures: rows by the carrier's regions on a phone, a map of tiles on wider screens. */
export function PrefecturePicker({ regions, chosen, hasDays, onChoose }: PrefecturePickerProps) {
  const { t, i18n } = useTranslation('regions')
  const nameOf = ({ prefecture }: Region) => prefectureName(prefecture, i18n.resolvedLanguage === 'en' ? 'en' : 'ja')
  const name = useId()
  const areas = [...new Set(regions.map((region) => region.name))]
  const regionsOf = (area: string) => regions.filter((region) => region.name === area)
  const days = [...new Set(regions.map((region) => region.days))].toSorted((one, other) => one - other)
  return (
    <div className={styles.picker}>
      <h2 className={styles.title} id={name}>
        {t('picker.label')}
      </h2>
      <div className={styles.map} role="radiogroup" aria-labelledby={name}>
        {areas.map((area) => (
          <div key={area} className={styles.area}>
            <span className={styles.areaName} aria-hidden="true">
              {area}
            </span>
            <div className={styles.tiles}>
              {regionsOf(area).map((region) => (
                <label key={region.id} className={styles.tile} style={placeOnMap(region.prefecture)}>
                  <input
                    type="radio"
                    name={name}
                    value={region.id}
                    checked={region.id === chosen?.id}
                    aria-label={hasDays ? t('picker.day', { name: nameOf(region), days: region.days }) : nameOf(region)}
                    onChange={() => onChoose(region)}
                  />
                  <span className={styles.face} data-days={hasDays ? shadeOf(region.days) : undefined}>
                    {shortName(nameOf(region))}
                  </span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {hasDays && (
        <div className={styles.legend} aria-hidden="true">
          <span>{t('picker.legend')}</span>
          {days.map((number) => (
            <span key={number} className={styles.legendItem}>
              <i data-days={shadeOf(number)} />
              {t('picker.legendDays', { days: number })}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

function placeOnMap(prefecture: string) {
  const tile = TILES[prefecture]
  if (!tile) return undefined
  return { gridColumn: `${tile.column} / span ${tile.wide}`, gridRow: `${tile.row} / span ${tile.high}` }
}
