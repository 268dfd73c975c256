interface OwnWordsProps {
  sentences: readonly string[];
}

/** The program's sentences as they came, each once: in English, whatever the user's language. */
export function OwnWords({ sentences }: OwnWordsProps) {
  return (
    <ul class="own-words">
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence} lang="en" dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
