/** The worker of the search with MiniSearch in it, for the browser bench. */
import { answerMessages } from '../../../plugins/search/client/answer-messages';
import { createMiniSearchIndex } from './minisearch';

answerMessages(createMiniSearchIndex);
