import type { DesignGroup, OrderProduct } from '@irodori/contract/entities/order'
import type { PackagePlan } from '@irodori/contract/entities/packagePlan'
import { isOutOfStock } from '@irodori/rules/lowStock'
import { pageLabel } from '@irodori/ui/pageLabel'
import { SelectField } from '@irodori/ui/SelectField'
import { usePageLabel } from '@irodori/ui/usePageLabel'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignGroup as Piece } from '../piece/designGroups.ts'
import { PieceBook } from '../piece/PieceBook.tsx'
import { pagePictureAddress, pagePreviewAddress } from '../piece/pieceAddresses.ts'
import { RadioCard } from '../steps/RadioCard.tsx'
import stepStyles from '../steps/Step.module.css'
import styles from './PieceChoiceCard.module.css'
import type { PieceChoice } from './wrapping.ts'

const PhotoViewer = lazy(async () => ({ default: (await import('@irodori/ui/PhotoViewer')).PhotoViewer }))

interface PieceChoiceCardProps {
  readonly piece: Piece | undefined
  readonly group: DesignGroup
  readonly name: string
  readonly product: OrderProduct | undefined
  readonly plans: readonly PackagePlan[]
  readonly mayGoWithout: boolean
  readonly choice: PieceChoice
  readonly onChoose: (choice: PieceChoice) => void
}

/** A piece with its picture, and the choice of its wrapping and its option. */
export function PieceChoiceCard(props: PieceChoiceCardProps) {
  const { piece, group, name, product, plans, mayGoWithout, choice, onChoose } = props
  const { t, i18n } = useTranslation('packaging')
  const labelOf = usePageLabel()
  const radio = useId()
  const [isViewed, setViewed] = useState(false)
  const yen = new Intl.NumberFormat(i18n.resolvedLanguage, { style: 'currency', currency: 'JPY' })
  const pages = piece?.pages ?? []
  const [front] = pages
  const preview = front === undefined ? null : pagePreviewAddress(front)
  const pictures = pages.flatMap((page) => {
    const src = pagePictureAddress(page)
    const label = product === undefined ? '' : labelOf(pageLabel(page, product))
    return src === null ? [] : [{ id: page.id, src, label, width: page.width, height: page.height }]
  })
  const options = [...(mayGoWithout && plans.length > 0 ? [null] : []), ...plans]

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        {preview !== null && (
          <button
            type="button"
            className={styles.thumb}
            aria-label={t('look', { name })}
            disabled={pictures.length === 0}
            onClick={() => setViewed(true)}
          >
            <img src={preview} alt="" width={front?.width} height={front?.height} loading="lazy" />
          </button>
        )}
        <p className={styles.name}>{name}</p>
      </div>
      {group.productOptions.length > 0 && (
        <SelectField
          label={t('option.label')}
          value={choice.productOptionId ?? ''}
          onChange={(event) => onChoose({ ...choice, productOptionId: event.target.value || null })}
        >
          <option value="">{t('option.choose')}</option>
          {group.productOptions.map(({ identifier, name: optionName, inStock }) => (
            <option key={identifier} value={identifier} disabled={isOutOfStock(inStock)}>
              {isOutOfStock(inStock) ? t('option.soldOut', { name: optionName }) : optionName}
            </option>
          ))}
        </SelectField>
      )}
      {options.length > 0 && (
        <div role="radiogroup" aria-label={t('wrapping.of', { name })} className={styles.plans}>
          {options.map((plan) => {
            const id = plan?.id ?? ''
            return (
              <RadioCard
                key={id}
                name={radio}
                value={id}
                isChosen={choice.packagePlanId === id}
                onChoose={() => onChoose({ ...choice, packagePlanId: id })}
              >
                {plan?.imageUrl && (
                  <img className={styles.picture} src={plan.imageUrl} alt="" width={64} height={64} loading="lazy" />
                )}
                <span className={styles.text}>
                  <strong>{plan?.name ?? t('wrapping.none')}</strong>
                  <span className={stepStyles.soft}>{plan?.description ?? t('wrapping.noneBody')}</span>
                  <span className={stepStyles.soft}>
                    {plan === null || plan.isFree
                      ? t('wrapping.isFree')
                      : plan.price
                        ? t('wrapping.isBoughtFor', { price: yen.format(plan.price) })
                        : t('wrapping.isBought')}
                  </span>
                </span>
              </RadioCard>
            )
          })}
        </div>
      )}
      {options.length === 0 && <p className={stepStyles.soft}>{t('wrapping.nothing')}</p>}
      {isViewed && (
        <Suspense fallback={null}>
          {product !== undefined && product.totalPage !== null ? (
            <PieceBook title={name} leaves={pictures} onClose={() => setViewed(false)} />
          ) : (
            <PhotoViewer pictures={pictures} start={0} productName={name} onClose={() => setViewed(false)} />
          )}
        </Suspense>
      )}
    </div>
  )
}
