import { describe, expect, it } from 'vitest'

import { markEnglish } from '#src/kernel/language.ts'
import { defaultAboutContent } from '../texts/default-about-content.ts'
import { completeAboutContent } from './about-content.ts'
import { shownAbout } from './shown-about.ts'

const english = (text: string) => markEnglish('vi', text, null)
const untouched = completeAboutContent(undefined, defaultAboutContent)

describe('the page about the restaurant', () => {
  it('is whole in both languages before anything was written, without a team', () => {
    for (const language of ['vi', 'en'] as const) {
      const shown = shownAbout(untouched, language)
      expect(shown.story.paragraphs).toHaveLength(2)
      expect(shown.beliefs.every(({ title, paragraphs }) => title !== '' && paragraphs.length === 1)).toBe(
        true,
      )
      expect(shown.figures.map(({ value }) => value)).toEqual(['10+', '5K+', '100%', '95%'])
      expect(shown.figures.every(({ label }) => label !== '')).toBe(true)
      expect(shown.team.members).toEqual([])
    }
  })

  it('shows Vietnamese where there is any, else English', () => {
    const content = {
      ...untouched,
      heroTitle: 'Fire',
      heroTitleVi: 'Lửa',
      storyTitle: 'Story',
      storyTitleVi: null,
    }
    expect(shownAbout(content, 'vi')).toMatchObject({
      hero: { title: 'Lửa' },
      story: { title: english('Story') },
    })
    expect(shownAbout(content, 'en')).toMatchObject({ hero: { title: 'Fire' } })
  })

  it('parts paragraphs at empty lines, however many', () => {
    const content = { ...untouched, storyContent: 'One\nstill one\n\n\n  \nTwo\n\n', storyContentVi: null }
    expect(shownAbout(content, 'vi').story.paragraphs).toEqual([english('One\nstill one'), english('Two')])
  })

  it('leaves out members of the team without a name', () => {
    const content = {
      ...untouched,
      teamMember2Name: 'The oven keeper',
      teamMember2ImageUrl: '/objects/a.webp',
    }
    expect(shownAbout(content, 'vi').team.members).toEqual([
      { name: english('The oven keeper'), title: '', description: '', picture: '/objects/a.webp' },
    ])
  })
})
