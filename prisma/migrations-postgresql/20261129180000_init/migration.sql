-- Written by hand in this file: the CHECK constraints and everything after "By hand".

-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "Puppy" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "cardHeaderTitle" TEXT COLLATE "C" NOT NULL,
    "profilePath" TEXT COLLATE "C" NOT NULL,
    "breed" TEXT COLLATE "C" NOT NULL,
    "breedLong" TEXT COLLATE "C" NOT NULL,
    "breeder" TEXT COLLATE "C" NOT NULL,
    "sex" TEXT COLLATE "C" NOT NULL,
    "dob" TEXT COLLATE "C" NOT NULL,
    "projectedSize" TEXT COLLATE "C" NOT NULL,
    "overview" TEXT COLLATE "C" NOT NULL,
    "personality" TEXT COLLATE "C" NOT NULL,
    "price" TEXT COLLATE "C" NOT NULL,
    "available" BOOLEAN NOT NULL,
    "isReserved" BOOLEAN NOT NULL DEFAULT false,
    "reservedUntil" TEXT COLLATE "C",
    "availableDate" TEXT COLLATE "C" NOT NULL,
    "saleUpdate" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wentHomeOn" TEXT COLLATE "C",
    "trainingStart" TEXT COLLATE "C",
    "quietLively" INTEGER,
    "independentClose" INTEGER,
    "carefulBold" INTEGER,
    "napHike" INTEGER,
    "mother" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "aboutMother" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "father" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "aboutFather" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "healthTests" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "vaccinations" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "guarantee" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "searchText" TEXT COLLATE "C" NOT NULL,
    "nameKey" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "priceAmount" INTEGER NOT NULL DEFAULT 0,
    "grownPounds" INTEGER NOT NULL DEFAULT 0,
    "readyOn" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'public' CHECK ("status" IN ('draft', 'public', 'trashed')),
    "wasPublic" BOOLEAN NOT NULL DEFAULT false,
    "statusBefore" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "pathBefore" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "trashedAt" TIMESTAMP(3),
    "listedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Puppy_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FormerPath" (
    "path" TEXT COLLATE "C" NOT NULL,
    "puppyId" INTEGER NOT NULL,

    CONSTRAINT "FormerPath_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "Photo" (
    "id" SERIAL NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "isIllustration" BOOLEAN NOT NULL DEFAULT false,
    "document" TEXT COLLATE "C" NOT NULL DEFAULT '' CHECK ("document" IN ('', 'test', 'certificate', 'vaccination')),
    "number" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "link" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "signedBy" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "signedOn" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "colour" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Photo_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockPhoto" (
    "id" SERIAL NOT NULL,
    "category" TEXT COLLATE "C" NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "alt" TEXT COLLATE "C" NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "StockPhoto_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Video" (
    "id" SERIAL NOT NULL,
    "title" TEXT COLLATE "C" NOT NULL,
    "category" TEXT COLLATE "C" NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "videoId" TEXT COLLATE "C" NOT NULL,
    "description" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "posterId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Video_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL,
    "message" TEXT COLLATE "C" NOT NULL,
    "breedPreferences" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "inspirationSource" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "referralSource" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "puppyId" INTEGER,
    "puppyName" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'new' CHECK ("status" IN ('new', 'replied', 'archived')),
    "spamReason" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "digestId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "familyId" INTEGER,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContactCount" (
    "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('total', 'day', 'source', 'breed')),
    "value" TEXT COLLATE "C" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ContactCount_pkey" PRIMARY KEY ("kind","value")
);

-- CreateTable
CREATE TABLE "OutgoingEmail" (
    "id" SERIAL NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "contactId" INTEGER,
    "sender" TEXT COLLATE "C" NOT NULL,
    "recipient" TEXT COLLATE "C" NOT NULL,
    "replyTo" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "html" TEXT COLLATE "C" NOT NULL,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'waiting' CHECK ("status" IN ('waiting', 'sent')),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" TIMESTAMP(3),
    "sentAt" TIMESTAMP(3),
    "lastError" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT COLLATE "C" NOT NULL DEFAULT 'message',
    "headers" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "familyId" INTEGER,

    CONSTRAINT "OutgoingEmail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Family" (
    "id" SERIAL NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "stage" TEXT COLLATE "C" NOT NULL DEFAULT 'new' CHECK ("stage" IN ('new', 'talking', 'visit', 'waiting', 'reserved', 'home', 'not now')),
    "stageSince" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nextStep" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "nextStepOn" TEXT COLLATE "C",
    "wishBreeds" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSize" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSex" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishWhen" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "source" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "waitsSince" TIMESTAMP(3),
    "lastMessageAt" TIMESTAMP(3),
    "firstMessageAt" TIMESTAMP(3),
    "firstAnswerAt" TIMESTAMP(3),
    "searchText" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Family_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "FamilyAddress" (
    "address" TEXT COLLATE "C" NOT NULL,
    "familyId" INTEGER NOT NULL,

    CONSTRAINT "FamilyAddress_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "BouncedAddress" (
    "address" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('bounce', 'blocked', 'dropped', 'spamreport', 'unsubscribe')),
    "reason" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "at" TIMESTAMP(3) NOT NULL,
    "clearedAt" TIMESTAMP(3),

    CONSTRAINT "BouncedAddress_pkey" PRIMARY KEY ("address")
);

-- CreateTable
CREATE TABLE "FamilyNote" (
    "id" SERIAL NOT NULL,
    "familyId" INTEGER NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "FamilyNote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reply" (
    "id" SERIAL NOT NULL,
    "familyId" INTEGER NOT NULL,
    "contactId" INTEGER,
    "recipient" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "text" TEXT COLLATE "C" NOT NULL,
    "author" TEXT COLLATE "C" NOT NULL,
    "emailId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bouncedAt" TIMESTAMP(3),
    "bounceReason" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "missingSince" TIMESTAMP(3),
    "effect" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "paper" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "Reply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LetterTemplate" (
    "id" SERIAL NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "text" TEXT COLLATE "C" NOT NULL,
    "isRemoved" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LetterTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" SERIAL NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "activePuppyId" INTEGER,
    "familyId" INTEGER,
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'active' CHECK ("status" IN ('active', 'released', 'home')),
    "until" TEXT COLLATE "C",
    "goHomeOn" TEXT COLLATE "C",
    "priceCents" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMP(3),

    CONSTRAINT "Reservation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" SERIAL NOT NULL,
    "reservationId" INTEGER NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('deposit', 'balance', 'other', 'refund')),
    "amountCents" INTEGER NOT NULL,
    "dueOn" TEXT COLLATE "C",
    "method" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "receivedOn" TEXT COLLATE "C",
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "formerFamilyId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingEntry" (
    "id" SERIAL NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "phoneNumber" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBreeds" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSize" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishSex" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishWhen" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "message" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "askedFor" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "status" TEXT COLLATE "C" NOT NULL DEFAULT 'unconfirmed' CHECK ("status" IN ('unconfirmed', 'waiting', 'left', 'served')),
    "tokenHash" TEXT COLLATE "C",
    "tokenExpires" TIMESTAMP(3),
    "linkVersion" INTEGER NOT NULL DEFAULT 1,
    "confirmedAt" TIMESTAMP(3),
    "leftAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,
    "familyId" INTEGER,

    CONSTRAINT "WaitingEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WaitingNotice" (
    "id" SERIAL NOT NULL,
    "entryId" INTEGER NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "emailId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WaitingNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" SERIAL NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('visit', 'pickup', 'training', 'other')),
    "title" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "day" TEXT COLLATE "C" NOT NULL,
    "time" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "lastDay" TEXT COLLATE "C",
    "note" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "isAsked" BOOLEAN NOT NULL DEFAULT false,
    "familyId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Appointment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" TIMESTAMP(3),
    "fingerprint" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "changedAt" TIMESTAMP(3),

    CONSTRAINT "CalendarFeed_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ContentDocument" (
    "key" TEXT COLLATE "C" NOT NULL,
    "published" TEXT COLLATE "C",
    "draft" TEXT COLLATE "C",
    "publishAt" TIMESTAMP(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContentDocument_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "id" SERIAL NOT NULL,
    "key" TEXT COLLATE "C" NOT NULL,
    "value" TEXT COLLATE "C",
    "who" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SentLetter" (
    "key" TEXT COLLATE "C" NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SentLetter_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "ContentVersion" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "changedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ContentVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT COLLATE "C" NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" SERIAL NOT NULL,
    "username" TEXT COLLATE "C" NOT NULL,
    "passwordHash" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL CHECK ("kind" IN ('admin', 'service')),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "codeKey" TEXT COLLATE "C",
    "codeStep" INTEGER NOT NULL DEFAULT 0,
    "unlocks" INTEGER NOT NULL DEFAULT 0,
    "lastSignInAt" TIMESTAMP(3),

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" SERIAL NOT NULL,
    "credentialId" TEXT COLLATE "C" NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMP(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Token" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" SERIAL NOT NULL,
    "hash" TEXT COLLATE "C" NOT NULL,
    "accountId" INTEGER NOT NULL,
    "browser" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "awaitsCode" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Submission" (
    "key" TEXT COLLATE "C" NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Submission_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Change" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT COLLATE "C" NOT NULL,
    "via" TEXT COLLATE "C" NOT NULL CHECK ("via" IN ('admin', 'api', 'site')),
    "action" TEXT COLLATE "C" NOT NULL,
    "kind" TEXT COLLATE "C" NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "subject" TEXT COLLATE "C" NOT NULL,
    "puppyId" INTEGER,
    "before" TEXT COLLATE "C" NOT NULL DEFAULT '{}',
    "after" TEXT COLLATE "C" NOT NULL DEFAULT '{}',

    CONSTRAINT "Change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Puppy_profilePath_key" ON "Puppy"("profilePath");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_nameKey_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "nameKey", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_listedAt_id_idx" ON "Puppy"("status", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_name_id_idx" ON "Puppy"("status", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_updatedAt_id_idx" ON "Puppy"("status", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_name_id_idx" ON "Puppy"("status", "available", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_updatedAt_id_idx" ON "Puppy"("status", "available", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_priceAmount_id_idx" ON "Puppy"("status", "available", "isReserved", "priceAmount", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_grownPounds_id_idx" ON "Puppy"("status", "available", "isReserved", "grownPounds", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_dob_id_idx" ON "Puppy"("status", "available", "isReserved", "dob", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_readyOn_id_idx" ON "Puppy"("status", "available", "isReserved", "readyOn", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_trashedAt_idx" ON "Puppy"("status", "trashedAt");

-- CreateIndex
CREATE INDEX "Puppy_trashedAt_name_id_idx" ON "Puppy"("trashedAt", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_trashedAt_updatedAt_id_idx" ON "Puppy"("trashedAt", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_trainingStart_id_idx" ON "Puppy"("trainingStart", "id");

-- CreateIndex
CREATE INDEX "Puppy_wentHomeOn_id_idx" ON "Puppy"("wentHomeOn", "id");

-- CreateIndex
CREATE INDEX "FormerPath_puppyId_idx" ON "FormerPath"("puppyId");

-- CreateIndex
CREATE UNIQUE INDEX "Photo_name_key" ON "Photo"("name");

-- CreateIndex
CREATE INDEX "Photo_puppyId_position_idx" ON "Photo"("puppyId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "StockPhoto_name_key" ON "StockPhoto"("name");

-- CreateIndex
CREATE INDEX "StockPhoto_category_id_idx" ON "StockPhoto"("category", "id");

-- CreateIndex
CREATE INDEX "Video_category_featured_id_idx" ON "Video"("category", "featured", "id");

-- CreateIndex
CREATE INDEX "Video_puppyId_idx" ON "Video"("puppyId");

-- CreateIndex
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_isSpam_status_createdAt_id_idx" ON "Contact"("isSpam", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_puppyId_idx" ON "Contact"("puppyId");

-- CreateIndex
CREATE INDEX "Contact_digestId_idx" ON "Contact"("digestId");

-- CreateIndex
CREATE INDEX "Contact_familyId_createdAt_id_idx" ON "Contact"("familyId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingEmail_key_key" ON "OutgoingEmail"("key");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_nextAttemptAt_idx" ON "OutgoingEmail"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_id_idx" ON "OutgoingEmail"("status", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_attempts_id_idx" ON "OutgoingEmail"("status", "attempts", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_contactId_idx" ON "OutgoingEmail"("contactId");

-- CreateIndex
CREATE INDEX "OutgoingEmail_recipient_kind_idx" ON "OutgoingEmail"("recipient", "kind");

-- CreateIndex
CREATE INDEX "OutgoingEmail_kind_sentAt_idx" ON "OutgoingEmail"("kind", "sentAt");

-- CreateIndex
CREATE INDEX "OutgoingEmail_familyId_idx" ON "OutgoingEmail"("familyId");

-- CreateIndex
CREATE INDEX "Family_stage_updatedAt_id_idx" ON "Family"("stage", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_updatedAt_id_idx" ON "Family"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_name_id_idx" ON "Family"("name", "id");

-- CreateIndex
CREATE INDEX "Family_waitsSince_id_idx" ON "Family"("waitsSince", "id");

-- CreateIndex
CREATE INDEX "Family_nextStepOn_id_idx" ON "Family"("nextStepOn", "id");

-- CreateIndex
CREATE INDEX "Family_createdAt_id_idx" ON "Family"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Family_firstMessageAt_firstAnswerAt_idx" ON "Family"("firstMessageAt", "firstAnswerAt");

-- CreateIndex
CREATE INDEX "FamilyAddress_familyId_idx" ON "FamilyAddress"("familyId");

-- CreateIndex
CREATE INDEX "FamilyNote_familyId_id_idx" ON "FamilyNote"("familyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reply_emailId_key" ON "Reply"("emailId");

-- CreateIndex
CREATE INDEX "Reply_familyId_id_idx" ON "Reply"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reply_contactId_idx" ON "Reply"("contactId");

-- CreateIndex
CREATE INDEX "Reply_missingSince_id_idx" ON "Reply"("missingSince", "id");

-- CreateIndex
CREATE INDEX "LetterTemplate_kind_id_idx" ON "LetterTemplate"("kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_activePuppyId_key" ON "Reservation"("activePuppyId");

-- CreateIndex
CREATE INDEX "Reservation_puppyId_id_idx" ON "Reservation"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_familyId_id_idx" ON "Reservation"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_goHomeOn_id_idx" ON "Reservation"("status", "goHomeOn", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_endedAt_id_idx" ON "Reservation"("status", "endedAt", "id");

-- CreateIndex
CREATE INDEX "Reservation_createdAt_id_idx" ON "Reservation"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Payment_reservationId_id_idx" ON "Payment"("reservationId", "id");

-- CreateIndex
CREATE INDEX "Payment_formerFamilyId_idx" ON "Payment"("formerFamilyId");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_kind_amountCents_idx" ON "Payment"("receivedOn", "kind", "amountCents");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_email_key" ON "WaitingEntry"("email");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_tokenHash_key" ON "WaitingEntry"("tokenHash");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_confirmedAt_id_idx" ON "WaitingEntry"("status", "confirmedAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_createdAt_id_idx" ON "WaitingEntry"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_familyId_idx" ON "WaitingEntry"("familyId");

-- CreateIndex
CREATE INDEX "WaitingNotice_puppyId_id_idx" ON "WaitingNotice"("puppyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingNotice_entryId_puppyId_key" ON "WaitingNotice"("entryId", "puppyId");

-- CreateIndex
CREATE INDEX "Appointment_day_id_idx" ON "Appointment"("day", "id");

-- CreateIndex
CREATE INDEX "Appointment_familyId_day_idx" ON "Appointment"("familyId", "day");

-- CreateIndex
CREATE INDEX "Appointment_puppyId_idx" ON "Appointment"("puppyId");

-- CreateIndex
CREATE INDEX "Appointment_isAsked_day_id_idx" ON "Appointment"("isAsked", "day", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE INDEX "ContentDocument_publishAt_idx" ON "ContentDocument"("publishAt");

-- CreateIndex
CREATE INDEX "DocumentVersion_key_id_idx" ON "DocumentVersion"("key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Account_username_key" ON "Account"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_hash_key" ON "Invitation"("hash");

-- CreateIndex
CREATE INDEX "Invitation_accountId_idx" ON "Invitation"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_hash_key" ON "RecoveryCode"("hash");

-- CreateIndex
CREATE INDEX "RecoveryCode_accountId_idx" ON "RecoveryCode"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_accountId_idx" ON "Passkey"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");

-- CreateIndex
CREATE INDEX "Token_accountId_expiresAt_idx" ON "Token"("accountId", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_hash_key" ON "Session"("hash");

-- CreateIndex
CREATE INDEX "Session_accountId_expiresAt_idx" ON "Session"("accountId", "expiresAt");

-- CreateIndex
CREATE INDEX "Submission_createdAt_idx" ON "Submission"("createdAt");

-- CreateIndex
CREATE INDEX "Change_at_idx" ON "Change"("at");

-- CreateIndex
CREATE INDEX "Change_puppyId_id_idx" ON "Change"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Change_kind_subjectId_id_idx" ON "Change"("kind", "subjectId", "id");

-- AddForeignKey
ALTER TABLE "FormerPath" ADD CONSTRAINT "FormerPath_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Photo" ADD CONSTRAINT "Photo_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Video" ADD CONSTRAINT "Video_posterId_fkey" FOREIGN KEY ("posterId") REFERENCES "StockPhoto"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Video" ADD CONSTRAINT "Video_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_digestId_fkey" FOREIGN KEY ("digestId") REFERENCES "OutgoingEmail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingEmail" ADD CONSTRAINT "OutgoingEmail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingEmail" ADD CONSTRAINT "OutgoingEmail_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyAddress" ADD CONSTRAINT "FamilyAddress_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "FamilyNote" ADD CONSTRAINT "FamilyNote_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reply" ADD CONSTRAINT "Reply_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "OutgoingEmail"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Reservation" ADD CONSTRAINT "Reservation_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_formerFamilyId_fkey" FOREIGN KEY ("formerFamilyId") REFERENCES "Family"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_reservationId_fkey" FOREIGN KEY ("reservationId") REFERENCES "Reservation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingEntry" ADD CONSTRAINT "WaitingEntry_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingNotice" ADD CONSTRAINT "WaitingNotice_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitingEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WaitingNotice" ADD CONSTRAINT "WaitingNotice_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Appointment" ADD CONSTRAINT "Appointment_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Token" ADD CONSTRAINT "Token_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand
-- One person's messages, however the letters of the address are written.
CREATE INDEX "Contact_lower_email_idx" ON "Contact"(lower("email"));

-- The search is the database's own: pg_trgm, a trusted extension, which the owner of a database may create
-- without being a superuser.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "Puppy_searchText_idx" ON "Puppy" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "Contact_searchText_idx" ON "Contact" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "Family_searchText_idx" ON "Family" USING gin ("searchText" gin_trgm_ops);
