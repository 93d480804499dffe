import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'

const KATAKANA =
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
const HIRAGANA =
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ'
const LARGE = 'あいうえおつやゆよわかけ'
/** Long vowels, middle dots and separate voice marks, which have no counterpart in LARGE and are dropped. */
const DROPPED = 'ー・\u3099\u309a'

/** SCH-1 in SQL. */
const folded = (text: string): string =>
  `translate(translate(lower(regexp_replace(normalize(${text}, NFKC), '\\s', '', 'g')),
    '${KATAKANA}', '${HIRAGANA}'), '${SMALL}${DROPPED}', '${LARGE}')`

/** PHO-1 in SQL; of an order number, its digits. */
const digits = (text: string): string =>
  `regexp_replace(regexp_replace(normalize(${text}, NFKC), '^\\D*\\+\\D*81\\D*0?', '0'), '\\D', '', 'g')`

const NAMES = `
  select ${folded("coalesce(person ->> family, '') || coalesce(person ->> first, '')")} as name
  from (values ($3 -> 'orderer'), ($3 -> 'receiver')) as people (person),
    (values ('familyName', 'firstName'), ('familyNameKana', 'firstNameKana')) as fields (family, first)`

const NUMBERS = `
  select ${digits("coalesce(written, '')")} as digits
  from (values ($1), ($2), ($3 -> 'receiver' ->> 'phoneNumber')) as numbers (written)`

/**
 * The parameters are number, phone number and details of an order. An index runs a function with no schema of the shop in
 * its path, so neither function calls another one of the shop.
 */
const FUNCTIONS = [
  // Each letter and pair of letters of a name, each three and four digits of a number, the products and the source.
  `create or replace function order_search_keys(text, text, jsonb) returns text[]
    language sql immutable parallel safe cost 2000 as $$
    select coalesce(array_agg(distinct key), '{}') from (
      select substr(name, place, letters) as key
        from (${NAMES}) as names, (values (1), (2)) as lengths (letters),
          generate_series(1, length(name) - letters + 1) as place
      union all
      select substr(digits, place, count)
        from (${NUMBERS}) as numbers, (values (3), (4)) as counts (count),
          generate_series(1, length(digits) - count + 1) as place
      union all
      select 'p:' || (product #>> '{}') from jsonb_path_query($3, '$.products[*].productId') as product
      union all
      select 's:' || coalesce($3 ->> 'ecSiteId', 'OWN')
    ) as keys $$`,
  // The names and the numbers, folded, for the words that are longer than a key.
  `create or replace function order_search_text(text, text, jsonb) returns text
    language sql immutable parallel safe cost 1000 as $$
    select string_agg(part, '|') from (
      select name as part from (${NAMES}) as names union all select digits from (${NUMBERS}) as numbers
    ) as parts $$`,
]

const INDEXES = [
  `create index shop_order_search on shop_order
    using gin (order_search_keys(order_number, phone_number, details))`,
  'create index shop_order_updated on shop_order (updated_at, order_number)',
  'create index order_package_ship_day on order_package (ship_day, order_number) where ship_day is not null',
  'create index question_open on question (created_at) where answered_at is null',
]

/**
 * What the desk finds orders by. The keys are in an index and in no column: they follow each change of an order, and are
 * erased with it.
 */
export async function orderSearch(database: QueryExecutorProvider): Promise<void> {
  for (const statement of [...FUNCTIONS, ...INDEXES]) await sql.raw(statement).execute(database)
}
