import type { Order } from '@irodori/contract/entities/order'
import { Dialog } from '@irodori/ui/Dialog'
import { Spinner } from '@irodori/ui/Spinner'
import { useTranslation } from 'react-i18next'
import type { DesignGroup } from '../piece/designGroups.ts'
import styles from './copying.module.css'
import { DesignProblemDialog } from './DesignProblemDialog.tsx'
import { ProductPicker } from './ProductPicker.tsx'
import { useCopying } from './useCopying.ts'

interface CopyDialogProps {
  readonly order: Order
  readonly group: DesignGroup
  readonly onClose: () => void
}

/** Copies a piece within its order; asks for the product if several fit. */
export function CopyDialog({ order, group, onClose }: CopyDialogProps) {
  const { t } = useTranslation('copying')
  const { step, pick } = useCopying(order, group)
  switch (step.kind) {
    case 'WORKING':
      return (
        <Dialog open title={t('copy.title')}>
          <p className={styles.under} role="status">
            <Spinner />
            {t('copy.working')}
          </p>
        </Dialog>
      )
    case 'CHOOSING':
      return <ProductPicker products={step.products} onPick={pick} onClose={onClose} />
    case 'PROBLEM':
      return <DesignProblemDialog problem={step.problem} onClose={onClose} />
  }
}
