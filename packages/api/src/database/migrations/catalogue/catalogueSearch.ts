import type { QueryExecutorProvider } from 'kysely'
import { sql } from 'kysely'
import { searchTextOf } from './searchTextOf0004.ts'

const COLUMNS = [
  `alter table template
    add column search_text text not null default '', add column published_at timestamptz not null default 'epoch',
    add column image_item_count integer not null default 0, add column text_item_count integer not null default 0,
    add column width integer not null default 0, add column height integer not null default 0,
    add column dpi integer not null default 0, add column group_published_at timestamptz not null default 'epoch',
    add column group_image_count integer not null default 0, add column group_text_count integer not null default 0`,
  `alter table template_series
    add column search_text text not null default '', add column published_at timestamptz not null default 'epoch',
    add column image_item_count integer not null default 0, add column text_item_count integer not null default 0`,
  `alter table product
    add column search_text text not null default '', add column is_shown boolean not null default false,
    add column position integer, add column created_at timestamptz not null default 'epoch'`,
  `create table template_hashtag (
    product_id text not null, hashtag text not null, owner_kind text not null, owner_id text not null,
    primary key (product_id, hashtag, owner_kind, owner_id))`,
  `create table product_hashtag (
    product_id text not null references product (id) on delete cascade, hashtag text not null,
    primary key (product_id, hashtag))`,
  `create table leftover_file (
    order_number text not null references shop_order (order_number), name text not null,
    marked_at timestamptz not null, primary key (order_number, name))`,
]

const FILLING = [
  `update template set
    published_at = (document ->> 'publishedAt')::timestamptz,
    image_item_count = (document ->> 'imageItemCount')::integer,
    text_item_count = (document ->> 'textItemCount')::integer,
    width = (document ->> 'width')::integer, height = (document ->> 'height')::integer,
    dpi = (document ->> 'dpi')::integer`,
  `update template set
    group_published_at = sides.published_at, group_image_count = sides.images, group_text_count = sides.texts
    from (
      select product_id, template_group_id, page_number, max(published_at) as published_at,
        sum(image_item_count)::integer as images, sum(text_item_count)::integer as texts
      from template group by product_id, template_group_id, page_number) as sides
    where template.product_id = sides.product_id and template.template_group_id = sides.template_group_id
      and template.page_number = sides.page_number`,
  `update template_series set
    published_at = (document ->> 'publishedAt')::timestamptz,
    image_item_count = (document ->> 'sumImageItemSeries')::integer,
    text_item_count = (document ->> 'sumTextItemSeries')::integer`,
  `update product set
    is_shown = (document ->> 'isPublic')::boolean and not (document ->> 'isDeleted')::boolean,
    position = (document ->> 'position')::integer, created_at = (document ->> 'createdAt')::timestamptz`,
  `insert into template_hashtag (product_id, hashtag, owner_kind, owner_id)
    select product_id, hashtag, 'TEMPLATE', id
    from template, jsonb_array_elements_text(document -> 'hashtags') as hashtag
    where template_series_id is null on conflict do nothing`,
  `insert into template_hashtag (product_id, hashtag, owner_kind, owner_id)
    select product_id, hashtag, 'SERIES', id
    from template_series, jsonb_array_elements_text(document -> 'hashtags') as hashtag on conflict do nothing`,
  `insert into product_hashtag (product_id, hashtag)
    select id, hashtag from product, jsonb_array_elements_text(document -> 'hashtags') as hashtag
    on conflict do nothing`,
]

/** Each list is found in an index that begins with its product, has the order of the list and the words to search in. */
const INDEXES = [
  'drop index template_product',
  'drop index template_series_product',
  `create index template_newest on template
    (product_id, group_published_at desc, template_group_id, side_number, id) include (search_text)
    where template_series_id is null`,
  `create index template_photos on template
    (product_id, group_image_count desc, group_published_at desc, template_group_id, side_number, id)
    include (search_text) where template_series_id is null`,
  `create index template_messages on template
    (product_id, group_text_count desc, group_published_at desc, template_group_id, side_number, id)
    include (search_text) where template_series_id is null`,
  'create index template_sheet on template (product_id, width, height, dpi)',
  'create index template_series_newest on template_series (product_id, published_at desc, id)',
  `create index template_series_photos on template_series
    (product_id, image_item_count desc, published_at desc, id)`,
  `create index template_series_messages on template_series
    (product_id, text_item_count desc, published_at desc, id)`,
  'create index product_shelf on product (position, created_at desc, id) where is_shown',
  'create index template_hashtag_owner on template_hashtag (owner_kind, owner_id)',
  'create index template_hashtag_name on template_hashtag (hashtag)',
  'create index product_hashtag_name on product_hashtag (hashtag, product_id)',
]

const SEARCHED = ['product', 'template', 'template_series'] as const

/** The words of every list once more, as `searchTextOf` makes them now: katakana and hiragana as one. */
export async function kanaSearch(database: QueryExecutorProvider): Promise<void> {
  for (const table of SEARCHED) await fillSearchText(database, table)
}

/** What lists sort by, search and count, in columns; marks of files that nothing names. */
export async function catalogueSearch(database: QueryExecutorProvider): Promise<void> {
  for (const statement of [...COLUMNS, ...FILLING]) await sql.raw(statement).execute(database)
  for (const table of SEARCHED) {
    await fillSearchText(database, table)
    const filled = ['search_text', ...(table === 'product' ? ['is_shown', 'created_at'] : ['published_at'])]
    const drops = filled.map((column) => `alter column ${column} drop default`).join(', ')
    await sql.raw(`alter table ${table} ${drops}`).execute(database)
  }
  for (const statement of INDEXES) await sql.raw(statement).execute(database)
}

const STOREFRONT = [
  `create table template_colour (
    template_id text not null references template (id) on delete cascade, colour text not null,
    product_id text not null, template_series_id text, primary key (template_id, colour))`,
  'create index template_colour_list on template_colour (product_id, colour)',
  'create index template_colour_name on template_colour (colour, product_id)',
  'create index shop_order_created on shop_order (created_at)',
]

/** The colours by which lists are filtered, and an index of the orders of the last months, which the front page counts. */
export async function storefront(database: QueryExecutorProvider): Promise<void> {
  for (const statement of STOREFRONT) await sql.raw(statement).execute(database)
}

const BATCH = 500

/** The database's own small letters depend on its locale. */
async function fillSearchText(database: QueryExecutorProvider, table: (typeof SEARCHED)[number]): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, document ->> 'name' as name from ${sql.table(table)} where id > ${after} order by id limit ${BATCH}
    `.execute(database)
    if (rows.length === 0) return
    const values = rows.map(({ id, name }) => sql`(${id}::text, ${searchTextOf(name)}::text)`)
    await sql`
      update ${sql.table(table)} as target set search_text = filled.words
      from (values ${sql.join(values)}) as filled (id, words) where target.id = filled.id
    `.execute(database)
    after = rows.at(-1)?.id ?? after
  }
}
