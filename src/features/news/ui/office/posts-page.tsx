import { translationFilters } from '#src/kernel/translation.ts'
import { useTexts } from '#src/web/language.tsx'
import { OfficeList } from '#src/web/office/office-list.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { useResource, wholeList } from '#src/web/office/resource/resource-calls.ts'
import { translationTexts } from '#src/web/office/texts/translation-texts.ts'
import { useListFilters } from '#src/web/office/use-list-filters.ts'
import { AddLink } from '#src/web/office/row-links.tsx'
import { filterPosts, statusFilters } from '../../rules/office-posts.ts'
import { sortPosts } from '../../rules/sort-posts.ts'
import { postOfficeTexts } from '../../texts/post-office-texts.ts'
import { OfficePostCard } from './office-post-card.tsx'
import { PostForm } from './post-form.tsx'
import { postResource } from './post-resource.tsx'

/** The list of all posts, drafts too, and the dialogs to add, edit and delete a post. */
export default function PostsPage() {
  const texts = useTexts(postOfficeTexts)
  const { filter: translation } = useTexts(translationTexts)
  const addressOf = useOpenAddress('post')
  const filters = useListFilters({ status: statusFilters, translation: translationFilters })
  const query = useResource(postResource)
  const list = wholeList(query, (posts) =>
    // The list is sorted here too. So a post that was just pinned moves to its position before the list is fetched again.
    filterPosts(sortPosts(posts), { q: filters.q, ...filters.chosen }),
  )
  return (
    <OfficeSection
      title={texts.title}
      count={list.rows && texts.list.count(list.rows.length, list.total)}
      note={texts.note}
      action={<AddLink to={addressOf({ as: 'new' })}>{texts.addTitle}</AddLink>}
    >
      <OfficeList
        list={list}
        hidesCount="in-heading"
        filters={filters}
        texts={{ ...texts.list, filters: { ...texts.list.filters, translation } }}
        look="cards"
        renderRow={(post) => <OfficePostCard post={post} />}
      />
      <ResourceDialogs resource={postResource} size="wide" renderForm={(form) => <PostForm {...form} />} />
    </OfficeSection>
  )
}
