import type { Campaign } from '@irodori/contract/entities/help'
import styles from './CampaignArt.module.css'

/** Indexes of the folds of a curtain from one side to the middle, in a drawing of 400 by 150 units. */
const FOLDS = [0, 1, 2, 3, 4]
const FOLD_WIDTH = 24

const foldPath = (index: number): string => {
  const left = index * FOLD_WIDTH
  const right = left + FOLD_WIDTH
  const hem = 132 - index * 7
  const pull = 10 + index * 9
  return `M${left} 0H${right}C${right} 60 ${right - pull / 2} 104 ${right - pull} ${hem}L${left - pull} ${hem + 3}C${left - pull / 2} 104 ${left} 60 ${left} 0Z`
}

const STARS = [
  [176, 34],
  [212, 22],
  [236, 50],
  [188, 62],
  [222, 80],
] as const

/** A drawing of a stage with an opening curtain, in the colours of the campaign. */
export const CampaignArt = ({ campaign }: { readonly campaign: Campaign }) => (
  <svg className={styles.art} data-campaign={campaign} viewBox="0 0 400 150" aria-hidden="true" focusable="false">
    <rect className={styles.back} width="400" height="150" />
    <path className={styles.light} d="M200 -20L128 150H272Z" />
    {STARS.map(([x, y], index) => (
      <circle key={x} className={styles.star} cx={x} cy={y} r={index % 2 === 0 ? 2.4 : 1.6} />
    ))}
    <path className={styles.floor} d="M0 134Q200 118 400 134V150H0Z" />
    <g className={styles.curtain}>
      {FOLDS.map((index) => (
        <path key={index} data-odd={index % 2 === 1} d={foldPath(index)} />
      ))}
    </g>
    <g className={styles.curtain} transform="matrix(-1 0 0 1 400 0)">
      {FOLDS.map((index) => (
        <path key={index} data-odd={index % 2 === 1} d={foldPath(index)} />
      ))}
    </g>
    <path
      className={styles.valance}
      d="M0 0H400V14Q375 32 350 14Q325 32 300 14Q275 32 250 14Q225 32 200 14Q175 32 150 14Q125 32 100 14Q75 32 50 14Q25 32 0 14Z"
    />
  </svg>
)
