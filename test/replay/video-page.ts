import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VIDEOS } from './videos';
import type { FixtureVideo } from './videos';

const TEMPLATE = join(dirname(fileURLToPath(import.meta.url)), 'pages', 'video.html');

let template: Promise<string> | undefined;

/** The watch page of a video: title, preview tags, a player with its picture and the other videos beside it. */
export async function videoPage(video: FixtureVideo): Promise<string> {
  template ??= readFile(TEMPLATE, 'utf8');
  const values: Record<string, string> = {
    id: video.id,
    title: escapeHtml(video.title),
    author: escapeHtml(video.author),
    initial: escapeHtml(video.author.slice(0, 1)),
    description: escapeHtml(video.description),
    publishedAt: video.publishedAt,
    date: new Date(video.publishedAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    duration: clockTime(video.durationSeconds),
    isoDuration: `PT${video.durationSeconds}S`,
    others: Object.values(VIDEOS)
      .filter(({ id }) => id !== video.id)
      .map(otherVideo)
      .join('\n'),
  };
  return (await template).replace(/\{\{(\w+)\}\}/g, (slot, name: string) => values[name] ?? slot);
}

function otherVideo({ id, title, author, durationSeconds }: FixtureVideo): string {
  return `<li><a href="/watch?v=${id}">
<span class="frame"><img src="/still/${id}" alt="" width="160" height="90" loading="lazy"><time>${clockTime(durationSeconds)}</time></span>
<span><strong>${escapeHtml(title)}</strong><small>${escapeHtml(author)}</small></span>
</a></li>`;
}

/** Minutes and seconds, with hours where there are some: `1:00:05`. */
function clockTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
