import { answerMessages } from './answer-messages';

answerMessages();
