import { isOrnamentItem } from '@irodori/contract/entities/designItem'
import type { DesignPage } from '@irodori/design/designPage'
import type { FrontItem } from '@irodori/design/paintOrder'
import { OrnamentInspector } from '../ornaments/OrnamentInspector.tsx'
import { TextInspector } from './TextInspector.tsx'

interface FrontInspectorProps {
  readonly page: DesignPage
  readonly item: FrontItem
}

/** Settings of one text or ornament. */
export const FrontInspector = ({ page, item }: FrontInspectorProps) =>
  isOrnamentItem(item) ? <OrnamentInspector item={item} /> : <TextInspector page={page} item={item} />
